/** What came back for the test lead. */
export type LiveAnswer =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'silent'; reason: string };

export type Verdict = { arrived: boolean; text: string };

/**
 * What an answer of the sending service means, and what to do about it. The statuses are those of EmailJS, as its
 * documentation and its users' reports name them.
 *
 * @param page the address of the page the lead was sent from
 */
export function explainAnswer(answer: LiveAnswer, page: string): Verdict {
  if (answer.kind === 'silent') {
    return failure(
      `Ответа нет (${answer.reason}). Служба не открывается из этой сети или, если это ваш пересыльщик, не разрешает ` +
        'запросы со страниц: он должен отвечать с заголовком Access-Control-Allow-Origin. Проверьте адрес ' +
        'NEXT_PUBLIC_EMAILJS_ORIGIN и попробуйте из другой сети, например с телефона.',
    );
  }
  const { status } = answer;
  const reply = `Служба ответила ${status}${answer.text && ` («${shorten(answer.text)}»)`}.`;
  if (status !== 200) return failure(`${reply} ${adviceFor(status, page)}`);
  const text = `${reply} Письмо принято: найдите его в почте, если нет — загляните в «Спам». Тема и вид письма — в шаблоне EmailJS.`;
  return { arrived: true, text };
}

function adviceFor(status: number, page: string): string {
  switch (status) {
    case 400:
      return 'Она не узнала ключ или номера: сверьте три настройки NEXT_PUBLIC_EMAILJS_… с личным кабинетом и соберите сайт заново.';
    case 403:
      return (
        `Она не принимает заявки с этой страницы. Если в личном кабинете (Account → Security) разрешён только ваш домен, ` +
        `так и должно быть: проверка идёт с ${page}. Тогда отправьте заявку с опубликованного сайта.`
      );
    case 404:
      return 'Учётная запись не найдена: сверьте Public Key. Если он верный, это сбой у самой службы, повторите через час.';
    case 412:
      return 'Служба потеряла доступ к вашей почте: в личном кабинете откройте Email Services и подключите её заново.';
    case 422:
      return 'В шаблоне письма пустой получатель: поставьте в поле To Email {{to_email}} и проверьте NEXT_PUBLIC_OWNER_EMAIL.';
    case 423:
      return 'Учётная запись заблокирована: обновите Public Key в личном кабинете (Account), впишите его и соберите сайт заново. Не помогло — напишите в поддержку.';
    case 429:
      return 'Запросов слишком много: служба берёт один в секунду. Повторите через минуту; если ответ тот же, проверьте в личном кабинете, не кончился ли месячный запас писем.';
    default:
      return status >= 500
        ? 'Это сбой у самой службы, повторите через час.'
        : 'Такого ответа сайт не ждёт и покажет посетителю ошибку; найдите его в личном кабинете, раздел Email History.';
  }
}

function failure(text: string): Verdict {
  return { arrived: false, text };
}

/** An answer may be a whole page of a host; one line of it is enough, and nothing in it may steer the terminal. */
function shorten(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}
