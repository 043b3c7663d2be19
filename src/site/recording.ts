import { memo } from './memo.ts';
import type { Site } from './site.ts';

/**
 * A view of the site that notes what a page reads of it: a key of the config (`config ["navigation"]`) or a question
 * with its arguments (`car ["2020-kia-rio"]`). The build renders a page again when, and only when, the answer to one of
 * its reads has changed; nobody writes cache keys by hand.
 */
export function recordReads(site: Site): { view: Site; reads: Set<string> } {
	const reads = new Set<string>();
	const { config, questions } = accessorsOf(site);
	const configView = Object.defineProperty(viewOf(config, reads), 'the whole config', refused);
	const view = Object.assign(viewOf(questions, reads), { config: configView });
	return { view: view as object as Site, reads };
}

/** Holds what a page has read. */
const noted = Symbol('reads');
type View = { [noted]: Set<string> };

const viewOf = (accessors: object, reads: Set<string>): View =>
	Object.assign(Object.create(accessors) as object, { [noted]: reads });

/** In every view of a config, so that copying or listing its values is refused. */
const refused: PropertyDescriptor = {
	enumerable: true,
	get() {
		throw new Error('Pages read config keys by name, so that the build knows which.');
	},
};

/**
 * What the views of a site inherit, made once for thousands of pages: a getter for each key of the config and for each
 * question. A page reads two hundred times, and through a Proxy each read takes ten times as long.
 */
const accessorsOf = memo(
	(site: Site) => ({ config: configAccessors(site.config), questions: questionAccessors(site) }),
	new WeakMap<Site, { config: object; questions: object }>(),
);

function configAccessors(config: Site['config']): object {
	const accessors = Object.create(absentKeys) as object;
	for (const key of Object.keys(config) as (keyof Site['config'])[]) {
		const read = configRead(key);
		Object.defineProperty(accessors, key, {
			get(this: View) {
				this[noted].add(read);
				return config[key];
			},
		});
	}
	return accessors;
}

/** A key that the config does not have is read as well: it may be there the next time. */
const absentKeys: object = new Proxy(
	{},
	{
		get(_, key, view: View) {
			if (typeof key === 'string') view[noted].add(configRead(key));
			return undefined;
		},
	},
);

function questionAccessors(site: Site): object {
	const accessors = {};
	for (const key of Object.keys(site) as (keyof Site)[]) {
		const value = site[key];
		if (typeof value === 'function') Object.defineProperty(accessors, key, notingQuestion(key, value));
		else if (key !== 'config') Object.defineProperty(accessors, key, { value });
	}
	return accessors;
}

/** A question is bound to its view: pages take some out of the site, `const { isPast } = site`. */
function notingQuestion(name: string, question: (...args: never[]) => unknown): PropertyDescriptor {
	const withoutArguments = readName(name, []);
	// A page asks the same of a car several times, and so do the pages of others like it.
	const nameOfOne = memo((arg: string) => readName(name, [arg]));
	const nameOf = (args: readonly unknown[]): string => {
		if (args.length === 0) return withoutArguments;
		return args.length === 1 && typeof args[0] === 'string' ? nameOfOne(args[0]) : readName(name, args);
	};
	return {
		get(this: View) {
			const reads = this[noted];
			return (...args: never[]) => {
				reads.add(nameOf(args));
				return question(...args);
			};
		},
	};
}

/** What a read asks of a site. */
export type Question = { name: string; args: readonly unknown[] };

/** The question that {@link recordReads} noted as this read. */
export function questionOf(read: string): Question {
	const split = read.indexOf(' ');
	return { name: read.slice(0, split), args: JSON.parse(read.slice(split + 1)) as unknown[] };
}

/** The present value of a read that {@link recordReads} noted, or of its question; undefined for one that the site no longer knows. */
export function repeatRead(site: Site, read: string | Question): unknown {
	const { name, args } = typeof read === 'string' ? questionOf(read) : read;
	if (name === 'config') return site.config[args[0] as keyof Site['config']];
	const question = site[name as keyof Site] as ((...args: unknown[]) => unknown) | undefined;
	return typeof question === 'function' ? Reflect.apply(question, site, args) : undefined;
}

/** Thousands of pages read the same keys. */
const configRead = memo((key: string) => readName('config', [key]));

/** How a question is noted: `car ["2020-kia-rio"]`. */
const readName = (name: string, args: readonly unknown[]): string => `${name} ${JSON.stringify(args)}`;

/** Whether a read is of a key of the config or has no argument: most pages of a kind have it. */
export const isCommonRead = (read: string): boolean => read.startsWith('config ') || read.endsWith(' []');
