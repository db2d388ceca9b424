/** The current step. The choices are in the checkboxes. */
type CalculatorState = { step: number; finished: boolean };

type CalculatorAction = { type: 'next' | 'back' | 'restart' };

export const STEP_COUNT = 4;

export const firstStep: CalculatorState = { step: 0, finished: false };

/** `next` leads from the last step to the result, `back` from the result to the last step. */
export function move(state: CalculatorState, action: CalculatorAction): CalculatorState {
  switch (action.type) {
    case 'next':
      return state.step < STEP_COUNT - 1
        ? { step: state.step + 1, finished: false }
        : { ...state, finished: true };
    case 'back':
      if (state.finished) return { ...state, finished: false };
      return { step: Math.max(0, state.step - 1), finished: false };
    case 'restart':
      return firstStep;
  }
}

export function isLastStep({ step }: CalculatorState): boolean {
  return step === STEP_COUNT - 1;
}

/** The progress in percent: 25, 50, 75, 100. */
export function progressOf({ step }: CalculatorState): number {
  return ((step + 1) / STEP_COUNT) * 100;
}
