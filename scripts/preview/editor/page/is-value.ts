import type { Place } from '../places';

/** A single value; what holds others, or has a choice of kinds, is a tree. */
export const isValue = ({ inner, choices }: Place) => !inner && choices.length === 0;
