import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from './contract';

/** A lead as it was received. */
export type ReceivedLead = { receivedAt: string; params: Record<string, unknown> };

/** Leads kept in a file, one JSON object a line, so that a restart finds them again. */
export class LeadStorage {
  private readonly leads: ReceivedLead[];
  /** Whether the file ends within a line, as a computer switched off while writing leaves it. */
  private torn: boolean;

  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    this.leads = read(text, file);
    this.torn = text !== '' && !text.endsWith('\n');
  }

  /** Oldest first. */
  all(): readonly ReceivedLead[] {
    return this.leads;
  }

  /** @throws {Error} when the file cannot be written; the lead is then not in the list either */
  add(lead: ReceivedLead) {
    // Without a line of its own a lead would share the fate of the broken one before it.
    appendFileSync(this.file, `${this.torn ? '\n' : ''}${JSON.stringify(lead)}\n`);
    this.torn = false;
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

/** A line can be valid JSON and still be no lead, which the page could not show. */
function parse(line: string): ReceivedLead | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (!isRecord(value)) return undefined;
    const { receivedAt, params } = value;
    const dated = typeof receivedAt === 'string' && !Number.isNaN(Date.parse(receivedAt));
    return dated && isRecord(params) ? { receivedAt, params } : undefined;
  } catch {
    return undefined;
  }
}
