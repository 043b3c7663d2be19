import type { SiteConfig } from '../../src/config/site.ts';
import { openingHoursLines } from '../../src/domain/hours/opening-hours.ts';
import { type AnswerWords, type ReadyAnswer, readyAnswers } from '../../src/domain/leads/ready-answers.ts';
import { leadNames } from '../../src/forms/lead/person-name.ts';
import { locationOf } from '../delivery/adf/vendor.ts';
import { phoneOf } from '../delivery/send/auto-reply.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import { driveStands, driveTimeWords, zoneOfLead } from './drive-time.ts';
import { leadAbout } from './lead-about.ts';
import { leadReach } from './lead-reach.ts';

/** Ready answers to a lead, and what the dealer’s settings fill them in with. */
export type LeadLetters = { answers: ReadyAnswer[]; words: Omit<AnswerWords, 'car' | 'me'> };

/** Reads both from the settings of the site and the place of the lead; `now` in Unix milliseconds. */
export function leadLetters(lead: StoredLead, site: SiteConfig, now: number): LeadLetters {
	const place = locationOf(lead, site);
	const about = leadAbout(lead);
	const open = openingHoursLines(place?.contact_detail.opening_hours ?? []).filter(({ hours }) => /\d/.test(hours));
	const { category, subcategory } = lead;
	const [first = ''] = leadNames(lead.payload).name.split(/\s+/);
	return {
		answers: readyAnswers(
			{
				category,
				subcategory,
				hasCar: about.car !== null,
				message: leadReach(lead.payload).message,
				drive: driveStands(about.drive, { now, zone: zoneOfLead(lead, site) }),
			},
			site.leads,
		),
		words: {
			first_name: first,
			drive_time: driveTimeWords(about.drive, site.locale),
			dealer: site.name,
			place: place?.name ?? site.name,
			phone: phoneOf({ lead, site }) ?? '',
			hours: open.map(({ days, hours }) => `${days} ${hours}`).join(', '),
		},
	};
}
