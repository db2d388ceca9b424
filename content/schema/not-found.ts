import { meta, texts } from './common';

export const notFound = texts({ title: 40, text: 300, home: 40 }).extend({ meta });
