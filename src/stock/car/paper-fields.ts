import { features } from '../readers/feature-reader.ts';
import { followed, integer } from '../readers/number-readers.ts';
import { line } from '../readers/text-readers.ts';

/** What a car has, and what is known of its past: shown on its page alone. */
export const paperFields = {
	features: {
		about: 'What the car has, by group where the feed has groups.',
		read: features,
		aliases: ['options', 'equipment', 'feature_list'],
	},
	feature_words: {
		about: 'Features that visitors search for, a word for each: `sunroof towbar`. They follow from `features`.',
		read: line,
		search: { type: 'string', facet: true, optional: true },
	},
	warranty: { about: 'Warranty of this car, e.g. `3 years / 175,000 km`.', read: line },
	inspection: { about: 'Who has checked this car, e.g. `110-point inspection, 3 November 2026`.', read: line },
	service_history: {
		about: 'E.g. `Full service history`.',
		read: line,
		aliases: ['service_log', 'logbook'],
	},
	owners: {
		about: 'Number of owners before this sale.',
		read: integer({ what: 'a number of owners', min: 1, max: 20, unit: followed(/^owners?$/i) }),
		aliases: ['previous_owners', 'number_of_owners'],
	},
	build_date: { about: 'Month in which it was built.', read: line, aliases: ['built'] },
	compliance_date: { about: 'Month of the compliance plate.', read: line, aliases: ['complied'] },
	rego_expiry: { about: 'Until when it is registered.', read: line, aliases: ['rego_expires', 'registration_expiry'] },
	safety_rating: {
		about: 'Stars of ANCAP, or of NHTSA in the United States.',
		read: integer({ what: 'a number of stars', min: 1, max: 5, unit: followed(/^stars?$/i) }),
		aliases: ['ancap', 'ancap_rating'],
	},
} as const;
