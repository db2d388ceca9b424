import { withoutUnseen } from '../../../../lib/unseen';

/** Soft hyphens, and joiners that join no emoji. A visitor may send them, but a text of the site needs neither. */
const SPARE = /\u00ad|\u200d(?!\p{Extended_Pictographic})/gu;

/** Removes the letters without a shape that come with words pasted from Word or a messenger. */
export const withoutInvisible = (text: string) => withoutUnseen(text).replace(SPARE, '');
