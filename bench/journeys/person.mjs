/** The seconds of a hand, from the review that this project began with. */
const secondsPerTarget = 0.9;
const secondsPerCharacter = 0.28;
/** How much of the window one swipe scrolls. */
const swipe = 0.8;

/** How many swipes bring an element into the window. */
const swipesTo = (target) =>
  target.evaluate((element, part) => {
    const { top, bottom } = element.getBoundingClientRect();
    const outside = Math.max(0, bottom - innerHeight, -top);
    return Math.ceil(outside / (innerHeight * part));
  }, swipe);

/**
 * A person at a phone. The hand needs a time for each target, character and swipe; what the screen lets the person wait
 * is measured.
 */
export function aPerson() {
  const began = performance.now();
  let targets = 0;
  let characters = 0;
  const touch = async (target, action) => {
    await target.waitFor();
    targets += 1 + (await swipesTo(target));
    await action();
  };
  return {
    /** @param {import('@playwright/test').Locator} target */
    tap: (target) => touch(target, () => target.click()),
    /** Taps a target that is not in the page. */
    tapElsewhere: () => {
      targets += 1;
    },
    /** Taps a field and types. */
    type: (field, text) => {
      characters += text.length;
      return touch(field, () => field.fill(text));
    },
    /** Taps a select, and then its option. */
    choose: (field, label) => {
      targets += 1;
      return touch(field, () => field.selectOption({ label }));
    },
    /** Waits for the result, and ends the journey. */
    see: async (result) => {
      await result.waitFor();
      const waited = (performance.now() - began) / 1000;
      const hand = targets * secondsPerTarget + characters * secondsPerCharacter;
      return { targets, characters, hand, waited };
    },
  };
}
