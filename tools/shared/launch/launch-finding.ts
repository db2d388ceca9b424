import type { Path } from '../../../lib/content/deep-values';
import type { Answer, Finding } from '../../../lib/finding';

/** A finding in the content, whose path begins with the name of the file, or one elsewhere. */
export type LaunchFinding = { path: Path; text: string; answer?: Answer } | Finding;
