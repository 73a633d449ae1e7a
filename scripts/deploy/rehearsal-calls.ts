/** Calls to the outside, numbered, so that each of them can be made to fail once. */

/** The call that fails, by its number: before it has done its work, or after it, when only its answer is lost. */
export interface Failure {
  at: number;
  afterwards: boolean;
}

/** What a run asks of the outside, in order. */
export class Calls {
  readonly names: string[] = [];

  constructor(private readonly failure?: Failure) {}

  /** The same call, counted under a name. */
  counted<Args extends unknown[], Answer>(
    nameOf: (...args: Args) => string,
    call: (...args: Args) => Promise<Answer>,
  ): (...args: Args) => Promise<Answer> {
    return async (...args) => {
      const name = nameOf(...args);
      const fails = this.names.push(name) - 1 === this.failure?.at;
      if (fails && !this.failure?.afterwards) throw new Error(`${name} failed`);
      const answer = await call(...args);
      if (fails) throw new Error(`the answer to ${name} was lost`);
      return answer;
    };
  }
}
