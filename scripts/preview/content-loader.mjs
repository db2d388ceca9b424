/** A loader of content/index.ts: it runs again whenever a file of the content changes, and makes the module another one. */
export default function watchContent(source) {
  this.addContextDependency(this.context);
  return `${source}\nvoid ${Date.now()};\n`;
}
