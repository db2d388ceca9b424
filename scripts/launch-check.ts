import { launchCheck } from './launch/check';

/** `npm run launch-check`: what still stands between the site and the public; `-- --live` also sends a test lead. */
async function main(args: readonly string[]): Promise<boolean> {
  const unknown = args.find((arg) => arg !== '--live');
  if (unknown) {
    throw new Error(`Ключа ${unknown} нет. Есть один: npm run launch-check -- --live`);
  }
  return launchCheck({
    root: process.cwd(),
    live: args.includes('--live'),
    today: new Date(),
    print: console.log,
  });
}

main(process.argv.slice(2)).then(
  (ready) => {
    process.exitCode = ready ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
