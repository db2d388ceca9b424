/** Settings of a site that is ready for the public, for the tests. */
export const completeSettings = {
  NEXT_PUBLIC_SITE_URL: 'https://marketolog.ru/',
  NEXT_PUBLIC_PHONE: '+7 949 111-22-33',
  NEXT_PUBLIC_TELEGRAM: '@handle',
  NEXT_PUBLIC_OWNER_EMAIL: 'owner@yandex.ru',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
};
