import type { CommandEvent } from './terminal';

/** What a publication tells while it runs, in Russian; the terminal prints it, the editor shows it. */
export type PublishEvent =
  | CommandEvent
  /** The editor's server tells this one, before the command does anything. */
  | { type: 'start'; withSamples: boolean }
  | { type: 'step'; title: string; number: number; of: number }
  | { type: 'progress'; sent: number; total: number; file: number; files: number }
  /** Stops here until the owner has agreed to publish into a folder that holds something else. */
  | { type: 'question'; text: string }
  /** The built site is no longer compared with the texts, which may change from here on. */
  | { type: 'built' }
  | { type: 'end'; isDone: boolean; text: string };

export type OnEvent = (event: PublishEvent) => void;

/** What the editor asks for. */
export type PublishRequest = {
  /** Publishes although some texts are still samples. */
  withSamples: boolean;
  /** Publishes into a folder that holds something else; the owner has agreed. */
  intoForeignFolder: boolean;
};
