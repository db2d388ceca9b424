/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LeadStorage } from './storage';

const anna = { receivedAt: '2026-01-01T00:00:00.000Z', params: { from_name: 'Анна\n«Ё»' } };
const boris = { receivedAt: '2026-01-01T00:00:01.000Z', params: { from_name: 'Борис' } };

let folder: string;
let file: string;
let warn: jest.SpyInstance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
  file = join(folder, 'leads.jsonl');
  warn = jest.spyOn(console, 'warn').mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('the next start finds the leads, and the folder is made when it is absent', () => {
  const deep = join(folder, 'deep', 'leads.jsonl');
  new LeadStorage(deep).add(anna);
  new LeadStorage(deep).add(boris);
  expect(new LeadStorage(deep).all()).toEqual([anna, boris]);
});

test.each(['{broken', 'null', '{}', '{"receivedAt":"once","params":{}}'])(
  'the line %s is passed over with one warning and stays in the file',
  (line) => {
    writeFileSync(file, `${line}\n${JSON.stringify(anna)}\n`);
    const storage = new LeadStorage(file);
    storage.add(boris);
    expect(storage.all()).toEqual([anna, boris]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(line);
  },
);

test('a lead after a half-written line survives a restart', () => {
  writeFileSync(file, '{"receivedAt":"2026');
  const storage = new LeadStorage(file);
  storage.add(anna);
  storage.add(boris);
  expect(new LeadStorage(file).all()).toEqual([anna, boris]);
});
