/** Controls, marks of writing direction, spaces without a width and other characters without a shape. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Line ends; the soft hyphen, which divides a word; what joins the parts of an emoji and colours it. */
const KEPT = /\n|\t|\u00ad|\u200d|\ufe0f/;

/** Takes out what word processors and messengers paste unseen. A text of nothing else becomes empty. */
export function withoutUnseen(text: string): string {
  const seen = text.replace(UNSEEN, (character) => (KEPT.test(character) ? character : ''));
  return seen.replace(UNSEEN, '').trim() === '' ? '' : seen;
}
