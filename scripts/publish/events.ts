import type { FindingList } from '../../lib/finding';

/** What a publication tells while it runs, in Russian; the terminal prints it, the editor shows it. */
export type PublishEvent =
  /** The editor's server tells this one, before the command does anything. */
  | { type: 'start'; withSamples: boolean }
  | { type: 'step'; title: string; number: number; of: number }
  | { type: 'progress'; sent: number; total: number; file: number; files: number }
  /** A piece of what a step has to say, cut anywhere; a line ends with its line end. */
  | { type: 'text'; text: string }
  /** What a check has found. */
  | ({ type: 'findings' } & FindingList)
  /** Stops here until the owner has agreed to publish into a folder that holds something else. */
  | { type: 'question'; text: string }
  /** The built site is no longer compared with the texts, which may change from here on. */
  | { type: 'built' }
  | { type: 'end'; isDone: boolean; text: string };

export type Report = (event: PublishEvent) => void;

/** What the editor asks for. */
export type PublishRequest = {
  /** Publishes although some texts are still samples. */
  withSamples: boolean;
  /** Publishes into a folder that holds something else; the owner has agreed. */
  intoForeignFolder: boolean;
};
