import type { FormDefinition } from '../definition.ts';
import { field, location, namedCar, optIn, optional, person, pickedCar } from './common-fields.ts';

/** The test drive, in two steps (CAR-1). */
export const driving: readonly FormDefinition[] = [
	{
		name: 'book-test-drive',
		title: 'Book a {Drive}',
		submit: 'Request {drive}',
		category: 'Test Drive Enquiry',
		subcategory: 'Test Drive',
		followsCarType: true,
		destination: 'server',
		captcha: true,
		steps: [
			{ id: 0, title: 'Your details', fields: [...pickedCar, ...namedCar, ...person] },
			{
				id: 1,
				title: 'Your {drive}',
				fields: [
					// Its opening hours are the times on offer.
					location,
					field('test_drive', 'dateTime', 'When would you like to come?', {
						dateInputName: 'Test Drive Booking Date',
						help: 'We’ll call or email you to confirm the time.',
					}),
					field('message', 'textarea', 'Anything we should know?', optional),
					optIn,
				],
			},
		],
	},
];
