import { z } from 'zod';
import { localeNames } from '../domain/locales/rows.ts';
import { templateNames } from '../domain/words/template.ts';
import { tenantSlugFault, tenantSlugPattern, tenantSlugRule } from '../domain/words/tenant-slug.ts';
import { address } from './location.ts';
import { asset, id, phone, text } from './value.ts';

const siteSlug = z
	.string()
	.max(63, { error: tenantSlugRule })
	.regex(tenantSlugPattern, { error: tenantSlugRule })
	.superRefine((slug, ctx) => {
		const fault = tenantSlugFault(slug);
		if (fault && fault !== tenantSlugRule) ctx.addIssue({ code: 'custom', message: fault, input: slug });
	});

const siteUrl = z
	.string({ error: 'the address of the site without a path, such as https://www.example.com' })
	.regex(/^https?:\/\/[^/\s?#]+\/?$/, { abort: true })
	.refine(URL.canParse)
	.transform((url) => new URL(url).origin);

const domainName = z
	.string({ error: 'a host name without https:// and path, such as www.example.com' })
	.regex(/^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}\.?$/)
	.transform((name) => name.toLowerCase().replace(/\.$/, ''));

/** Who the dealer is and the site's address (SITE-1, SITE-3, SITE-8, SITE-9). */
export const identity = {
	$schema: z.string().optional().describe('Path of the JSON Schema, with which editors complete and check the file.'),
	id: id.optional().describe('Number of the website in the dashboard. No two tenants share one.'),
	dealership_id: id.optional().describe('Number of the dealership in the dashboard. Not available yet.'),
	manufacturer_id: id.optional().describe('Number of the manufacturer, for a single-make dealer. Not available yet.'),
	slug: siteSlug.describe('Name of the tenant: its folder, its build output and its local host name.'),
	name: text.describe('Name of the dealer, as visitors see it.'),
	url: siteUrl.describe('Address of the published site, without a path, such as https://www.example.com.'),
	logo: asset.optional().describe('Logo for the header. Default: the name in the heading font.'),
	footer_logo: asset
		.optional()
		.describe('Logo for the footer, whose background is often another one. Default: the name in the heading font.'),
	icon: asset
		.optional()
		.describe('Square picture for the browser’s tab. Default: the first letter of the name on the brand’s colour.'),
	asset_folders: z
		.array(text)
		.default([])
		.describe(
			'Folders of files that several sites share: paths from the tenant’s folder that stay below tenants/ (../_shared/pictures), or absolute ones. Their files are at /assets/, as those in the tenant’s own assets folder, which come first. Of shared files only those that the site shows are published.',
		),
	description: text.optional().describe('One or two sentences about the dealer, for search engines and shares.'),
	company_name: text.optional().describe('Legal name, for the footer. Default: the name.'),
	template: z
		.enum(templateNames)
		.default('car')
		.describe(
			'What the dealer sells. It decides the paths of vehicle pages, the search page, wording, default pages and menus.',
		),
	domain_name: domainName
		.optional()
		.describe('Host name of the site. Default: the host of url. No two tenants share one.'),
	dealership_group: text.optional().describe('Group to which the dealer belongs. Not available yet.'),
	manufacturer: text.optional().describe('Make of a single-make dealer. Not available yet.'),
	override_city: text.optional().describe('City to show for every car instead of the car’s, and in titles.'),
	locale: z
		.enum(localeNames)
		.default('en-AU')
		.describe('Language and country: spelling, km or miles, currency, dates and phone rules.'),
	phone: phone.optional().describe('Main phone number, for the header and for locations without one.'),
	address: address.prefault({}).describe('Main address of the dealer.'),
	demo: z
		.boolean()
		.default(false)
		.describe(
			'A demonstration site: mock, the stock and address of a new tenant, and test payments are allowed; search engines are kept out.',
		),
	mock: z
		.boolean()
		.default(false)
		.describe('The browser calls /mock, which gives canned answers, instead of /api. For demonstration sites only.'),
};
