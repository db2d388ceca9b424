import type { CasePicture } from '@/lib/content/schema';

/** The words of a drawing. The owner's own picture is none. */
export type Drawing = Exclude<CasePicture, { kind: 'image' }>;

export type DrawingOf<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>;
