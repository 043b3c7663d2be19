import type { SiteConfig } from '../../config/site.ts';
import { localeRow, phonePlan } from '../../domain/locales/rows.ts';
import type { FormSettings } from '../settings.ts';

/** What forms read of a site's configuration. */
export type FormSite = Pick<
	SiteConfig,
	'autograb' | 'finance' | 'forms' | 'locale' | 'locations' | 'nevdis' | 'redbook' | 'template'
> &
	Partial<Pick<SiteConfig, 'test_drives' | 'finance_replaces_pre_approval' | 'pages'>>;

/** A number reserved for fiction that every phone rule takes (FORM-3). */
const defaultTestPhone = '0491570156';

/** The rules of a site's forms, as JSON for the browser (FORM-2, FORM-3). `testPhone` is the environment's, digits only. */
export function formSettings({ forms, locale, locations }: FormSite, testPhone = defaultTestPhone): FormSettings {
	return {
		locale,
		phone: phonePlan(forms.phone_country ?? localeRow(locale).country),
		phoneRule: forms.phone_rule,
		testPhone,
		nameExtraCharacters: forms.name_extra_characters,
		optInDefault: forms.opt_in_default,
		yesNoStrings: forms.yes_no_strings,
		visitNotice: forms.visit_notice_hours,
		serviceLastStart: forms.service_last_start,
		locations: locations
			.filter(({ visible }) => visible)
			.toSorted((a, b) => a.position - b.position)
			.map(({ id, name, primary }) => ({ id, name, primary })),
		regionLabel: localeRow(locale).regionLabel,
		regions: localeRow(locale).regions.map(([value, label]) => ({ value, label })),
	};
}
