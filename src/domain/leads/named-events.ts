import { type AnalyticsEvent, analyticsEvents } from './analytics-events.ts';

type EventName = (typeof analyticsEvents)[AnalyticsEvent];
type ViewName = Extract<EventName, `view-${string}`>;
type ActionName = Exclude<EventName, ViewName>;

const byName = new Map(Object.entries(analyticsEvents).map(([id, name]) => [name, Number(id) as AnalyticsEvent]));
const isView = (name: EventName): name is ViewName => name.startsWith('view-');

/** What a page of words may count as, in a tenant's config: `view-insurance`. Lists and cars count as what they are (USER-7). */
export const pageViewNames = [...byName.keys()].filter(
	(name): name is ViewName => isView(name) && !/-(?:list|vehicle)$/.test(name),
);

/** What a button or a form may count as, in a tenant's config: `finance-score`, `quiz`, `survey` (USER-7). */
export const actionNames = [...byName.keys()].filter((name): name is ActionName => !isView(name));

/** The id of an event by its name: `quiz` is 34. */
export function eventNamed(name: EventName): AnalyticsEvent {
	const id = byName.get(name);
	if (id === undefined) throw new Error(`There is no event "${name}".`);
	return id;
}

export type { ActionName };
