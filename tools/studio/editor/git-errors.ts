/** What git says, in English, and what it means to the owner. The first that fits is taken. */
const EXPLANATIONS: readonly [RegExp, string][] = [
  [
    /GH006|GH013|protected branch/i,
    'на GitHub ветка BRANCH защищена, в неё нельзя отправлять прямо. Снимите защиту в Settings → Rules и Settings → Branches или попросите об этом хозяина хранилища',
  ],
  [
    /GH007/,
    'GitHub не пускает правки, подписанные скрытой почтой. На GitHub откройте Settings → Emails и снимите галочку «Block command line pushes that expose my email»',
  ],
  [
    /repository not found|repository '[^']*' not found|does not appear to be a git repository/i,
    'на GitHub нет такого хранилища, или вас в него не пускают: оно переименовано, удалено, или вы вошли под другим именем. Проверьте его адрес и имя в GitHub Desktop',
  ],
  [
    /write access to repository not granted|returned error: 403/i,
    'GitHub узнал вас, но у вас нет права на это хранилище. Войдите в GitHub Desktop под именем его хозяина или попросите у хозяина права',
  ],
  [
    /certificate (is not yet valid|has expired)/i,
    'сертификат GitHub не подходит к дате на этом компьютере. Проверьте дату и время',
  ],
  [
    /certificate|schannel|SSL_|TLS handshake/i,
    'сертификат GitHub подменён. Обычно это антивирус, который проверяет защищённые соединения: отключите в нём эту проверку для github.com и нажмите ещё раз',
  ],
  [
    /\.lock': File exists|another git process/i,
    'в этой папке работает другая программа, например GitHub Desktop. Дождитесь её или закройте и нажмите ещё раз; не поможет — удалите файл .git/index.lock',
  ],
  [
    /ref HEAD is not a symbolic ref/i,
    'папка не стоит ни на одной ветке (detached HEAD). Выберите ветку main в GitHub Desktop, в «Current Branch», и нажмите ещё раз',
  ],
  [
    /authentication|permission denied|could not read (username|password)|host key verification/i,
    'GitHub не узнал вас. Войдите в GitHub Desktop и нажмите ещё раз',
  ],
  [
    /could not resolve|unable to access|timed out|failed to connect|connection/i,
    'GitHub не отвечает. Проверьте интернет и нажмите ещё раз',
  ],
];

/** Says in Russian why git has not sent the changes, with the remedy where the reason is known. */
export function explainGitError(stderr: string, branch: string): string {
  const [, repository, account] =
    /permission to (\S+?)(?:\.git)? denied to ([^\s.]+)/i.exec(stderr) ?? [];
  if (repository) {
    return `Не отправлено: GitHub знает вас под именем ${account}, а у него нет права на ${repository}. Выйдите из этой учётной записи в GitHub Desktop и войдите под именем хозяина.`;
  }
  const [, explanation] = EXPLANATIONS.find(([pattern]) => pattern.test(stderr)) ?? [];
  if (explanation) return `Не отправлено: ${explanation.replace('BRANCH', branch)}.`;
  return `Не отправлено. Ответ git: ${withoutPasswords(stderr).trim()}`;
}

/** Some keep a password in the address of the remote. */
function withoutPasswords(text: string): string {
  return text.replace(/\/\/[^/@\s]+@/g, '//');
}
