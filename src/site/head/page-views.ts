import {
	type AnalyticsEvent,
	carPageView,
	contentPageView,
	listPageViews,
} from '../../domain/leads/analytics-events.ts';
import type { ModelOf, Page, PageKind } from '../pages/page-table.ts';

type Count<Kind extends PageKind> = (
	page: Extract<Page, { kind: Kind }>,
	model: ModelOf<Kind>,
) => (AnalyticsEvent | null)[];

/** What the pages of each kind count as; the other kinds count as nothing. */
const table: { [Kind in PageKind]?: Count<Kind> } = {
	configured: ({ path }) => [contentPageView(path)],
	markdown: ({ path }) => [contentPageView(path)],
	'stock-list': ({ params }) => listPageViews(params.carTypes),
	'stock-landing': () => listPageViews([]),
	car: (_, { formAbout }) => [carPageView(formAbout.values?.['car_type'])],
	contact: () => [12],
	'location-contact': () => [12],
};

/** What the analytics count when the page is seen (USER-7), as its `data-page-view`: `2 49`; null for nothing. */
export function pageViews(page: Page, model: unknown): string | null {
	const count = table[page.kind] as Count<PageKind> | undefined;
	const views = count?.(page as never, model as never).filter((view) => view !== null) ?? [];
	return views.length > 0 ? views.join(' ') : null;
}
