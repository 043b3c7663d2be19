import { html } from 'hono/html';
import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import type { Clock } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { carStates, type ListedCar } from '../cars/listed-cars.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import type { FindCar } from '../leads/lead-cars.ts';
import { siteHead } from '../tenant-tabs.ts';
import { carFacts, type FactsAround, priceHistory } from './car-facts.ts';
import { carFeeds } from './car-feeds.ts';
import { carLacks } from './car-lacks.ts';
import { carLeads } from './car-leads.ts';

type Around = Clock &
	FactsAround & {
		operator: Operator;
		/** Those about it, the newest first; null where they cannot be read. */
		leads: readonly InboxLead[] | null;
		findCar: FindCar;
		/** Days of which it is told who looked. */
		days: number;
	};

/** A car for its dealer, at `/tenants/<slug>/cars/<car>/`: how it stands, what it lacks, where it is advertised and who wants it (SITE-7). */
export function carPage(car: ListedCar, around: Around): Html {
	const { tenant, operator, leads, off } = around;
	const { name, state, gone, sold } = car;
	const isOff = gone !== null || off !== null;
	const onSite = isOff ? '' : html`${carLacks(car)}${carFeeds(car, tenant)}`;
	const isKnownOnSite = !isOff || sold !== null || gone !== null;
	return cockpitFrame(
		{ title: `${name}, ${tenant.report?.name ?? tenant.slug}`, operator },
		html`<header>${siteHead(tenant, 'Cars', around)}<p class="crumbs"><a href="/tenants/${tenant.slug}/cars/">Cars</a> /</p><div class="title"><h1>${name}</h1>${off && !gone ? badge('gone', 'not on the site') : badge(state, carStates[state])}</div></header>
<div class="columns one-car"><div>${carFacts(car, around)}${onSite}${isKnownOnSite ? priceHistory(car, around) : ''}</div>
<div>${carLeads(car, leads, { ...around, slug: tenant.slug })}</div></div>`,
	);
}
