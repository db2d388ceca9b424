/** The sending service's answer to the test lead. Without one the status is 0, and the text is the reason. */
export type LiveAnswer = { status: number; text: string };

/** Statuses of EmailJS, from its documentation and from reports of its users. */
const advice: Record<number, string> = {
  200: 'Письмо принято: найдите его в почте, если нет — загляните в «Спам». Тема и вид письма — в шаблоне EmailJS. Посмотрите там же, что в поле To Email стоит ваш адрес, а не скобки {{to_email}}: со скобками от вашего имени сможет писать кому угодно любой.',
  400: 'Она не узнала ключ или номера: сверьте с личным кабинетом «Ключ службы отправки», «Номер сервиса отправки» и «Номер шаблона письма» в настройках и соберите сайт заново.',
  403: 'Она не принимает заявки с этого компьютера. Если в личном кабинете (Account → Security) разрешён только ваш домен, так и должно быть: отправьте заявку с опубликованного сайта.',
  412: 'Служба потеряла доступ к вашей почте: в личном кабинете откройте Email Services и подключите её заново.',
  422: 'В шаблоне письма пустой получатель: впишите в поле To Email свой адрес, без фигурных скобок.',
  429: 'Запросов слишком много: служба берёт один в секунду. Повторите через минуту; если ответ тот же, проверьте в личном кабинете, не кончился ли месячный запас писем.',
};
const OUTAGE = 'Это сбой у самой службы, повторите через час.';
const UNKNOWN =
  'Такого ответа сайт не ждёт и покажет посетителю ошибку; найдите его в личном кабинете, раздел Email History.';
const SILENCE =
  'Служба не открывается из этой сети или, если это ваш пересыльщик, не разрешает запросы со страниц: он должен отвечать с заголовком Access-Control-Allow-Origin. Проверьте «Другой адрес службы отправки» в настройках и попробуйте из другой сети, например с телефона.';

/** Explains an answer to the owner, and says how to mend it. */
export function explainAnswer({ status, text }: LiveAnswer): string {
  if (status === 0) return `Ответа нет (${text}). ${SILENCE}`;
  // A host's whole page may come, with characters that steer the terminal.
  const line = text.slice(0, 120).replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ');
  const advised = advice[status] ?? (status >= 500 ? OUTAGE : UNKNOWN);
  return `Служба ответила ${status}${line && ` («${line}»)`}. ${advised}`;
}
