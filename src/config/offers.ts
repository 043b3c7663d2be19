import { z } from 'zod';
import { day } from './hours.ts';
import { asset, link, text } from './value.ts';

/** The keys of an offer, in `offers` of a site.json and in the front matter of content/offers/*.md. */
export const offerFields = {
	title: text.describe('Name of the offer.'),
	text: text.optional().describe('A sentence or two on what is offered.'),
	price: text.optional().describe("The figure to show large, such as '$29,990 drive away' or '1.9 % p.a.'."),
	image: asset.optional().describe('Picture of the offer.'),
	starts: day.optional().describe('First day of the offer, such as 2026-12-01. The offer is not listed before it.'),
	expires: day.optional().describe('Last day of the offer, such as 2026-12-31. The offer is not listed after it.'),
	small_print: text.optional().describe('Terms and conditions, shown below the offer.'),
	link: z
		.strictObject({ text: text.describe('Text of the link.'), url: link.describe('Where it leads.') })
		.optional()
		.describe('Link below the offer. Default: the contact page.'),
	models: z
		.array(text)
		.default([])
		.describe('Names of the models of the range that it is for: their pages say it too. Those of all that it covers.'),
	list: link
		.optional()
		.describe(
			'The list of what the offer is for, such as /search/used-cars/?body=Hatch: the first of it are shown with the offer. Default: the list that its link leads to, where that is not the list of everything.',
		),
};

const offer = z.strictObject(offerFields);

/** Special offers (ROUTE-14, SITE-4). */
export const offers = z
	.array(offer)
	.default([])
	.describe('Special offers. Longer ones can be written in content/offers.');
