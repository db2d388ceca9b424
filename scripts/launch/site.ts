import { join } from 'node:path';
import { loadEnvConfig } from '@next/env';
import { loadContent } from '../../content/load';
import type { Content } from '../../content/schema';
import { YamlFile } from '../../content/yaml-file';
import { readSettings, type Settings } from '../../lib/settings';
import type { LineOf } from './report';

/** The site's settings and content as the build would read them. */
export type Site = { settings: Settings; content: Content; lineOf: LineOf };

/**
 * Reads the .env file and the content of a project.
 *
 * @throws {Error} whose message is ready for the owner: a line for each slip
 */
export function readSite(root: string): Site {
  loadEnvConfig(root, false, { info() {}, error: console.error });
  return {
    settings: readSettings(process.env),
    content: loadContent(join(root, 'content')),
    lineOf: (file, path) => {
      const name = `content/${file}.yaml`;
      return new YamlFile(name, join(root, name)).lineOf(path);
    },
  };
}
