import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCovers } from '../../src/client/covers.ts';

type Step = { page: string; state: unknown };

/** A browser: its history with a page before ours, and its moves, which it makes later. */
function makeBrowser() {
	const steps: Step[] = [
		{ page: 'list', state: null },
		{ page: 'car', state: { scroll: 3 } },
	];
	let at = 1;
	const due: number[] = [];
	const history = {
		get state() {
			return steps[at]?.state ?? null;
		},
		pushState: (state: unknown) => {
			steps.splice(at + 1, Infinity, { page: steps[at]?.page ?? '', state });
			at++;
		},
		replaceState: (state: unknown) => {
			steps[at] = { page: steps[at]?.page ?? '', state };
		},
		go: (by = 0) => void due.push(by),
	};
	const covers = makeCovers(history);
	const open = new Map<string, () => void>();
	/** Makes the moves that are due; whether each was one of ours. */
	const settle = () => {
		const ours: boolean[] = [];
		for (let by = due.shift(); by !== undefined; by = due.shift()) {
			at = Math.min(steps.length - 1, Math.max(0, at + by));
			if (steps[at]?.page === 'car') ours.push(covers.moved());
		}
		return ours;
	};
	return {
		covers,
		open: (name: string) => {
			if (!open.has(name))
				open.set(
					name,
					covers.cover(() => open.delete(name)),
				);
		},
		close: (name: string) => {
			const uncover = open.get(name);
			open.delete(name);
			uncover?.();
		},
		back: () => {
			history.go(-1);
			settle();
		},
		forward: () => {
			history.go(1);
			settle();
		},
		settle,
		shown: () => [...open.keys()],
		page: () => steps[at]?.page,
		stepsOnPage: () => at - 1,
		state: () => history.state,
	};
}

describe('what lies over a page and Back', () => {
	test('Back closes it and stays on the page; the next one leaves', () => {
		const browser = makeBrowser();
		browser.open('photos');
		browser.back();
		expect([browser.page(), browser.shown()]).toEqual(['car', []]);
		browser.back();
		expect(browser.page()).toBe('list');
	});

	test('closed by its button it takes its step back, and the page has the state that it had', () => {
		const browser = makeBrowser();
		browser.open('photos');
		expect(browser.state()).toEqual({ scroll: 3, over: 1 });
		browser.close('photos');
		expect(browser.settle()).toEqual([true]);
		expect([browser.stepsOnPage(), browser.state()]).toEqual([0, { scroll: 3 }]);
		browser.back();
		expect(browser.page()).toBe('list');
	});

	test('a form over the photos: Back closes the form, then the photos', () => {
		const browser = makeBrowser();
		browser.open('photos');
		browser.open('form');
		browser.back();
		expect(browser.shown()).toEqual(['photos']);
		browser.back();
		expect([browser.shown(), browser.page()]).toEqual([[], 'car']);
	});

	test('one that is opened before the browser has gone back stays open, and Back closes it', () => {
		const browser = makeBrowser();
		browser.open('menu');
		browser.close('menu');
		browser.open('form');
		browser.settle();
		expect([browser.shown(), browser.stepsOnPage()]).toEqual([['form'], 1]);
		browser.back();
		expect([browser.shown(), browser.page()]).toEqual([[], 'car']);
	});

	test('Forward opens nothing, and what is opened then needs no second step', () => {
		const browser = makeBrowser();
		browser.open('photos');
		browser.back();
		browser.forward();
		expect(browser.shown()).toEqual([]);
		browser.open('photos');
		expect(browser.stepsOnPage()).toBe(1);
		browser.back();
		expect([browser.shown(), browser.page(), browser.stepsOnPage()]).toEqual([[], 'car', 0]);
	});

	test('a page that is loaded again has no step of what lay over it', () => {
		const browser = makeBrowser();
		browser.open('photos');
		browser.open('form');
		const again = makeCovers({
			state: browser.state(),
			pushState: () => {},
			replaceState: () => {},
			go: (by = 0) => expect(by).toBe(-2),
		});
		again.forget();
		expect.assertions(1);
	});

	test('SRCH-6 a step that has got an address of its own stays when what lay over it is closed, and when it is loaded again', () => {
		const states: unknown[] = [];
		const own = {
			state: { over: 1, stays: true },
			pushState: () => {},
			replaceState: (state: unknown) => void states.push(state),
			go: () => expect.unreachable(),
		};
		makeCovers(own).cover(() => {})();
		makeCovers(own).forget();
		expect(states).toEqual([null, null]);
	});

	test('whatever is opened and closed, each open thing has a step, and Back closes the topmost', () => {
		const names = fc.constantFrom('photos', 'form', 'menu');
		const moves = fc.array(
			fc.oneof(
				fc.record({ do: fc.constant('open' as const), name: names }),
				fc.record({ do: fc.constant('close' as const), name: names }),
				fc.record({ do: fc.constantFrom('back' as const, 'settle' as const), name: names }),
			),
			{ maxLength: 30 },
		);
		fc.assert(
			fc.property(moves, (list) => {
				const browser = makeBrowser();
				for (const move of list) {
					if (move.do === 'open' || move.do === 'close') browser[move.do](move.name);
					else if (move.do === 'settle') browser.settle();
					else {
						browser.settle();
						const shown = browser.shown();
						if (shown.length === 0) continue;
						browser.back();
						expect(browser.shown()).toEqual(shown.slice(0, -1));
					}
				}
				browser.settle();
				expect([browser.page(), browser.stepsOnPage()]).toEqual(['car', browser.shown().length]);
			}),
			{ seed: 16, numRuns: 300 },
		);
	});
});

describe('what Forward opens again', () => {
	/** A form of several steps: its first one lies on the page. */
	function makeForm() {
		const browser = makeBrowser();
		const behind: (() => void)[] = [];
		const next = () => behind.push(browser.covers.cover(() => behind.pop(), next));
		return { ...browser, next, step: () => behind.length, shut: () => behind.pop()?.() };
	}

	test('FORM-7 Back goes through the steps of a form, Forward goes through them again, and Back from the first leaves', () => {
		const form = makeForm();
		form.next();
		form.next();
		expect([form.step(), form.stepsOnPage()]).toEqual([2, 2]);
		form.back();
		expect(form.step()).toBe(1);
		form.back();
		expect([form.step(), form.page()]).toEqual([0, 'car']);
		form.forward();
		form.forward();
		expect([form.step(), form.stepsOnPage()]).toEqual([2, 2]);
		form.back();
		form.back();
		form.back();
		expect(form.page()).toBe('list');
	});

	test('FORM-7 its own Back takes the step of the history back, to which Forward leads again', () => {
		const form = makeForm();
		form.next();
		form.shut();
		form.settle();
		expect([form.step(), form.stepsOnPage()]).toEqual([0, 0]);
		form.forward();
		expect([form.step(), form.stepsOnPage()]).toEqual([1, 1]);
	});

	test('FORM-7 Forward into a step that cannot be shown takes its step back: the next Back is not lost', () => {
		const browser = makeBrowser();
		const asked: (() => void)[] = [];
		browser.covers.cover(
			() => {},
			(refuse) => asked.push(refuse),
		);
		browser.back();
		browser.forward();
		asked.pop()?.();
		browser.settle();
		expect([browser.stepsOnPage(), browser.page()]).toEqual([0, 'car']);
		browser.forward();
		expect(asked).toHaveLength(1);
		asked.pop()?.();
		browser.settle();
		browser.back();
		expect(browser.page()).toBe('list');
	});

	test('a window that Back closed stays closed', () => {
		const browser = makeBrowser();
		browser.open('photos');
		browser.back();
		browser.forward();
		expect(browser.shown()).toEqual([]);
	});
});
