/** Letters that our font lacks. Pictures of shared links are drawn without them. */
export const FOREIGN_LETTERS = /[^ -~\u00a0¡-£¥§-«®-´¶-žЁ-ЌЎ-яё-ќўџ№₽€™–—‘’‚“”„…•‹›−←-↓✓≈≠≤≥]/gu;
