import type { Hosting } from '../shared/hosting';
import { openFtp } from './ftp';
import type { RemoteFolder } from './remote-folder';
import { openSftp } from './sftp';

/**
 * Connects and goes to the folder of the site.
 *
 * @param onHostKey receives the fingerprint of a host that SFTP has not met before
 * @throws {FolderMissingError} where there is no such folder; other errors come from the protocol's library
 */
export function openRemoteFolder(
  hosting: Hosting,
  onHostKey: (fingerprint: string) => void,
): Promise<RemoteFolder> {
  return hosting.kind === 'sftp' ? openSftp(hosting, onHostKey) : openFtp(hosting);
}
