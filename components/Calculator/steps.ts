/** The current step, counted from 0, and the number of steps. */
type CalculatorState = { step: number; steps: number; finished: boolean };

export type CalculatorAction =
  | { type: 'next' | 'back' | 'finish' | 'restart' }
  | { type: 'edit'; step: number };

export function firstStep(steps: number): CalculatorState {
  return { step: 0, steps, finished: false };
}

/** `next` leads from the last step to the result, `back` from the result to the last step. */
export function move(state: CalculatorState, action: CalculatorAction): CalculatorState {
  switch (action.type) {
    case 'next':
      return isLastStep(state)
        ? { ...state, finished: true }
        : { ...state, step: state.step + 1, finished: false };
    case 'back':
      if (state.finished) return { ...state, finished: false };
      return { ...state, step: Math.max(0, state.step - 1) };
    case 'finish':
      return { ...state, step: state.steps - 1, finished: true };
    case 'edit':
      return { ...state, step: action.step, finished: false };
    case 'restart':
      return firstStep(state.steps);
  }
}

export function isLastStep({ step, steps }: CalculatorState): boolean {
  return step === steps - 1;
}

/** Returns the progress in whole percent: 25, 50, 75, 100. */
export function progressOf({ step, steps }: CalculatorState): number {
  return Math.round(((step + 1) / steps) * 100);
}
