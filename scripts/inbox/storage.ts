import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** A lead as it was received. */
const receivedLead = z.object({
  receivedAt: z.iso.datetime(),
  params: z.record(z.string(), z.unknown()),
});
export type ReceivedLead = z.infer<typeof receivedLead>;

/** Leads kept in a file, one JSON object a line, so that a restart finds them again. */
export class LeadStorage {
  private readonly leads: ReceivedLead[];

  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.leads = read(existsSync(file) ? readFileSync(file, 'utf8') : '', file);
  }

  /** Oldest first. */
  all(): readonly ReceivedLead[] {
    return this.leads;
  }

  /** @throws {Error} when the file cannot be written; the lead is then not in the list either */
  add(lead: ReceivedLead) {
    // A computer switched off while writing leaves half a line, which must not take the next lead with it.
    appendFileSync(this.file, `\n${JSON.stringify(lead)}\n`);
    this.leads.push(lead);
  }
}

function read(text: string, file: string): ReceivedLead[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const lead = parse(line);
    if (lead) return [lead];
    console.warn(`${file}, строка ${index + 1}: заявку не удалось прочитать, она пропущена`);
    return [];
  });
}

function parse(line: string): ReceivedLead | undefined {
  try {
    return receivedLead.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
