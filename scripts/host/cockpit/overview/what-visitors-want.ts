import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { warningCounts } from '../../report/report-warnings.ts';
import { leadChart } from '../tenant/lead-chart.ts';
import { nextSteps } from './next-steps.ts';
import type { OverviewView } from './overview-view.ts';
import { shareBars } from './share-bars.ts';
import { type WantedCar, wantedCars } from './wanted-cars.ts';
import { wantedTable } from './wanted-table.ts';

const wantedIn = ({ demand, cars }: OverviewView): WantedCar[] => wantedCars(demand?.cars ?? [], cars);

/** What to do next, first of all, beside the cars that people want, or the leads by day where nobody has asked about one. */
export function toDo(view: OverviewView): Html {
	const { tenant, cars, demand, days, urgent, locale, operator } = view;
	const { slug, report } = tenant;
	const wanted = wantedIn(view);
	const steps = nextSteps({
		slug,
		overdue: urgent?.overdue ?? 0,
		late: urgent?.late ?? 0,
		fresh: urgent?.fresh ?? 0,
		drives: demand?.drives ?? { count: 0, next: null },
		due: operator.signedIn ? (demand?.due ?? 0) : 0,
		wanted,
		cars,
		doubts: report ? warningCounts(report) : { cars: 0, leftOut: 0, others: 0 },
	});
	const beside = wanted.length ? wantedTable(wanted, { slug, locale, days }) : leadsByDay(view);
	return html`<div class="demand">${steps}${beside}</div>`;
}

/** When leads came, where from, and what they ask for. */
export function leadCharts(view: OverviewView): Html | '' {
	const { demand, days } = view;
	if (!demand) return '';
	const said = `Leads of the last ${days} days.`;
	const from = shareBars(demand.sources, {
		title: 'Where leads come from',
		id: 'sources',
		unnamed: 'No campaign',
		about: `${said} No campaign: typed in, or found by a search.`,
	});
	const about = shareBars(demand.wishes, { title: 'What they ask for', id: 'wishes', unnamed: 'Enquiry', about: said });
	return html`<div class="columns charts">${wantedIn(view).length ? leadsByDay(view) : ''}${from}${about}</div>`;
}

function leadsByDay({ tenant: { slug }, leadDays, days, urgent, now, zone }: OverviewView): Html {
	return leadChart(leadDays.slice(-days), { lastLead: urgent?.lastLead ?? null, slug, now, zone });
}
