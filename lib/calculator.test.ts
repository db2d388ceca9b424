import { firstStep, isLastStep, move, progressOf } from './calculator';

test('next leads through the four steps to the result', () => {
  let state = firstStep;
  const seen = [progressOf(state)];
  while (!isLastStep(state)) {
    state = move(state, { type: 'next' });
    seen.push(progressOf(state));
  }
  expect(seen).toEqual([25, 50, 75, 100]);
  expect(state.finished).toBe(false);
  expect(move(state, { type: 'next' }).finished).toBe(true);
});

test('back leads one step back, and stays at the first', () => {
  expect(move({ step: 2, finished: false }, { type: 'back' }).step).toBe(1);
  expect(move(firstStep, { type: 'back' })).toEqual(firstStep);
});

test('back leads from the result to the last step', () => {
  expect(move({ step: 3, finished: true }, { type: 'back' })).toEqual({ step: 3, finished: false });
});

test('restart leads to the first step', () => {
  expect(move({ step: 3, finished: true }, { type: 'restart' })).toEqual(firstStep);
});
