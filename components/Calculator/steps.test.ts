import { firstStep, isLastStep, move, progressOf } from './steps';

test('next leads through the four steps to the result', () => {
  let state = firstStep(4);
  const seen = [progressOf(state)];
  while (!isLastStep(state)) {
    state = move(state, { type: 'next' });
    seen.push(progressOf(state));
  }
  expect(seen).toEqual([25, 50, 75, 100]);
  expect(state.finished).toBe(false);
  expect(move(state, { type: 'next' }).finished).toBe(true);
});

test('with three steps the third is the last', () => {
  const last = { step: 2, steps: 3, finished: false };
  expect(progressOf({ ...last, step: 0 })).toBe(33);
  expect(progressOf(last)).toBe(100);
  expect(move(last, { type: 'next' })).toEqual({ ...last, finished: true });
});

test('back leads from the result to the last step', () => {
  const last = { step: 3, steps: 4, finished: false };
  expect(move({ ...last, finished: true }, { type: 'back' })).toEqual(last);
});
