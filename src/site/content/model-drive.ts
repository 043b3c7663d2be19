import type { SiteConfig } from '../../config/site.ts';
import type { FormAbout } from '../../contract/forms-file.ts';
import { isFreeHere } from '../../domain/cars/sellable.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { capitalised } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';

/** The way to drive a model: the form with its times where one is here to drive, else a question (ROUTE-17, CAR-1). */
export type ModelDrive = {
	/** `Book a test drive`, briefly `Test drive`; `Ask about a test drive`, briefly `Ask to drive`. */
	text: string;
	brief: string;
	form: string;
	about: FormAbout;
	/** What is asked, whichever variant and colour is chosen; null where the form asks for a time. */
	wish: string | null;
};

/** `cars`: those that the page speaks of; `about`: what its forms know. */
export function modelDrive(
	{ template }: Pick<SiteConfig, 'template'>,
	cars: readonly Car[],
	about: FormAbout,
): ModelDrive {
	const { drive } = templateWords(template);
	if (cars.some(isFreeHere))
		return { text: `Book a ${drive}`, brief: capitalised(drive), form: 'book-test-drive', about, wish: null };
	return {
		text: `Ask about a ${drive}`,
		brief: `Ask to ${/drive|ride/.exec(drive)?.[0] ?? 'see one'}`,
		form: 'enquiry',
		...askedFor(about, `Please tell me when one is here for a ${drive}.`),
	};
}

/** A form about the same that starts with these words. */
export const askedFor = (about: FormAbout, wish: string): { about: FormAbout; wish: string } => ({
	about: { ...about, values: { ...about.values, message: wish } },
	wish,
});
