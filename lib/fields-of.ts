/** The fields of a value whose shape is unknown, such as a parsed file or a stored draft. Other values have none. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
