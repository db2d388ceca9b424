/** A space, a line break and several of them are one space, as on the page. */
export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ');
