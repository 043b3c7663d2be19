import type { SiteConfig } from '../../config/site.ts';
import type { FormsFile, SiteFormFile } from '../../contract/forms-file.ts';
import { apiBases } from '../../contract/paths.ts';
import { pagePath } from '../../domain/addresses/pages-path.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { knownMakes } from '../../domain/vehicles/known-makes.ts';
import { inAlphabet } from '../../domain/words/alphabet.ts';
import { isHired } from '../../domain/words/template.ts';
import type { FormDefinition } from '../../forms/definition.ts';
import { formNames } from '../../forms/definitions/default-forms.ts';
import { siteForm } from '../../forms/definitions/site-form.ts';
import { type FormSite, formSettings } from '../../forms/definitions/site-settings.ts';
import { financeModel } from '../cars/finance.ts';
import { contactPath, successPath } from '../pages/links.ts';
import { liveHours } from '../places/live-hours.ts';
import { testDrivesAt } from '../places/test-drives-at.ts';
import type { Site } from '../site.ts';
import { consentText, consentVersion } from './consent.ts';
import { lookUpsOf } from './look-ups.ts';

/** The forms of a site for the browser (FORM-1). */
export function formsFile({ config, summary }: Pick<Site, 'config' | 'summary'>): FormsFile {
	return { ...fileOf(config, formNames), makes: suggestedMakes(summary()) };
}

/**
 * One form with what its first step needs, for the page that it is drawn in: as the browser will have it, but for what changes with
 * every car and with the hours.
 */
export function drawnFile(name: string, config: SiteConfig): FormsFile {
	const file = fileOf(config, [name]);
	return { ...file, places: file.places.map((place) => ({ ...place, hours: null })) };
}

function fileOf(config: SiteConfig, names: readonly string[]): FormsFile {
	const { slug, mock, locations } = config;
	const visible = visibleLocations(locations);
	const primary = visible.find((location) => location.primary) ?? visible[0];
	const look_ups = lookUpsOf(config);
	return {
		website_slug: slug,
		dealership_slug: primary?.dealership_slug ?? null,
		base: mock ? apiBases.mock : apiBases.live,
		settings: formSettings(config),
		forms: Object.fromEntries(
			names.flatMap((name): [string, SiteFormFile][] => {
				const form = siteForm(name, config);
				return form ? [[name, { form, consent: versionOf(form) }]] : [];
			}),
		),
		places: visible.map((place) => ({
			id: place.id,
			dealership_slug: place.dealership_slug,
			location_type: place.location_type,
			location_subtype: place.location_subtype,
			manufacturers: place.manufacturers,
			hours: liveHours(place, config),
			...(testDrivesAt(place, config) && { slots: true }),
		})),
		makes: [],
		reply: { hours: config.forms.reply_within_hours, months: localeRow(config.locale).date.months },
		...loanOf(config),
		...(look_ups && { look_ups }),
		successPath,
		contactPath,
		privacyPath: pagePath(config.consent.policy_url, config.use_pages_path),
	};
}

/** What forms work repayments out with, on sites that sell and have calculators. */
function loanOf(config: SiteConfig): Pick<FormsFile, 'loan'> {
	if (!config.finance.calculator || isHired(config.template)) return {};
	const { start, fees, comparison } = financeModel(0, config);
	return { loan: { start, fees, comparison } };
}

/** The titles of a site's forms, for what opens them. */
export function formTitles(site: FormSite): Readonly<Record<string, string>> {
	return Object.fromEntries(formNames.map((name) => [name, siteForm(name, site)?.title ?? name]));
}

/** Of what a form asks to agree to: sent with the lead, since the page may be older than what the server has. */
function versionOf(form: FormDefinition): string | null {
	const text = consentText(form);
	return text === null ? null : consentVersion(text);
}

/** The makes in stock as their makers write them (SRCH-5) with their models, and all others that a visitor may drive, by name. */
function suggestedMakes({ makes, models }: ReturnType<Site['summary']>): FormsFile['makes'] {
	const byName = (names: string[]): string[] => [...new Set(names)].sort(inAlphabet);
	const inStock = makes.map(({ name }) => brandName(name));
	const slugs = new Set(inStock.map(slugify));
	const others = knownMakes.filter((name) => !slugs.has(slugify(name)));
	return byName([...inStock, ...others]).map((name) => ({
		name,
		models: byName(models.filter(({ make }) => brandName(make) === name).map((model) => model.name)),
	}));
}
