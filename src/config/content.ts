import { z } from 'zod';
import { pageSubjects } from '../domain/words/page-subject.ts';
import { image } from './location.ts';
import { model } from './models.ts';
import { offers } from './offers.ts';
import { asset, count, link, off, rating, reviewSubject, text } from './value.ts';

const review = z.strictObject({
	id: count.optional().describe('Number of the review. Not available yet.'),
	image: image.optional().describe('Picture of the customer.'),
	customer_name: text.describe('Who wrote it.'),
	text: text.describe('What was written.'),
	rating: rating.min(1).describe('Stars, 1 to 5.'),
	about: reviewSubject.optional().describe('What it is about, where a page shows only such reviews.'),
	created_at_time_ago_in_words: text.optional().describe("Such as '2 months ago'."),
	review_date: z
		.string({ error: 'a date such as 31/12/2026' })
		.regex(/^\d{2}\/\d{2}\/\d{4}$/)
		.optional()
		.describe('Date as dd/mm/yyyy.'),
	review_date_in_words: text.optional().describe("Such as '31 December 2026'."),
});

const reviews = z.strictObject({
	count: count.default(0).describe('Number of all reviews.'),
	average_rating: z
		.string({ error: "an average in quotes, such as '4.2'" })
		.regex(/^([0-4](\.\d+)?|5(\.0+)?)$/)
		.default('0')
		.describe('Average of all reviews, in quotes.'),
	items: z.array(review).default([]).describe('The reviews that are shown.'),
	source: text.optional().describe('Where they were written, such as Google.'),
	url: link.optional().describe('Where all of them can be read.'),
});

const stockSummary = z.strictObject({
	count: count.describe('Number of cars.'),
	makes: z.array(text).describe('Makes in stock.'),
	models: z
		.array(z.strictObject({ name: text.describe('Name of the model.'), count: count.describe('Number of cars.') }))
		.describe('Models in stock.'),
	car_types: z
		.strictObject({
			used: count.default(0).describe('Number of used cars.'),
			new: count.default(0).describe('Number of new cars.'),
			demo: count.default(0).describe('Number of demo cars.'),
		})
		.describe('Cars by type.'),
});

const blogs = z.strictObject({
	listing_template: text.optional().describe('Template of the list of articles. Not available yet.'),
	page_template: text.optional().describe('Template of an article. Not available yet.'),
	count: count.default(0).describe('Number of articles.'),
});

/** Models, reviews, articles and figures about the stock (SITE-4, ROUTE-15, ROUTE-17, LOC-8). */
export const content = {
	models: z.array(model).default([]).describe('The models that the dealer sells.'),
	excluded_models: z
		.array(text)
		.default([])
		.describe('Models to leave out of the range, by name or slug. Their cars stay in stock.'),
	build_model_pages: off('Each model has a page. Off: a model’s card leads to the search for the model.'),
	use_pages_path: off('Addresses of pages keep the /pages prefix.'),
	stock_summary: stockSummary.optional().describe('Figures about the stock. Default: counted from the stock.'),
	offers,
	offers_count: count.optional().describe('Number of offers. Default: counted.'),
	blogs: blogs.prefault({}).describe('The articles.'),
	blog_path: z.enum(['/blog', '/news']).default('/blog').describe('Address of the articles.'),
	reviews: reviews.prefault({}).describe('What customers say.'),
	reviews_hidden: off('Reviews and stars are not shown.'),
	reviews_minimum_rating: rating.default(4).describe('Reviews are shown if their average is above this.'),
	location_contact: z
		.enum(['dealership', 'place'])
		.default('dealership')
		.describe(
			'Where a location card’s contact button leads: to the page of its dealership (the default), or straight to the page with the form of that place.',
		),
	licence_numbers_visible: off('Location cards show licence numbers. Most states require it by law.'),
	head_pictures: z
		.partialRecord(z.enum(pageSubjects), asset)
		.default({})
		.describe(
			'Pictures beside the headings of pages that begin without one, by what the page is about: finance, questions, steps, service, repairs, trade, changes, team. Default: a drawing of it in the site’s colours.',
		),
	social_image: asset.optional().describe('Picture for shared links to pages without one.'),
	share_pictures: z
		.enum(['on_demand', 'drawn', 'photo'])
		.default('on_demand')
		.describe(
			'Picture for shared links to a car. "on_demand": name, price, tag and the first photo, drawn by a function when somebody first asks for it. "drawn": the same, drawn by the build, for hosts without functions; it shows only photos among the tenant’s own files. "photo": the first photo itself.',
		),
};
