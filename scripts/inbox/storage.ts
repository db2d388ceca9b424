import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A lead as it was received. */
export type ReceivedLead = { receivedAt: string; params: Record<string, unknown> };

/** Leads kept in a file, one JSON object a line, so that a restart finds them again. */
export class LeadStorage {
  private readonly leads: ReceivedLead[];

  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.leads = existsSync(file) ? read(file) : [];
  }

  /** Oldest first. */
  all(): readonly ReceivedLead[] {
    return this.leads;
  }

  add(lead: ReceivedLead) {
    appendFileSync(this.file, `${JSON.stringify(lead)}\n`);
    this.leads.push(lead);
  }
}

function read(file: string): ReceivedLead[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line, index) => {
    try {
      return [JSON.parse(line) as ReceivedLead];
    } catch {
      console.warn(`${file}, строка ${index + 1}: заявку не удалось прочитать, она пропущена`);
      return [];
    }
  });
}
