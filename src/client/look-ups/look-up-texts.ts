/** What every fault ends with: the form goes on by hand (USER-10). */
const byHand = 'You can also fill in the details below.';

/** What the look-up of a vehicle says. */
export const lookUpTexts = {
	byHand,
	noPlate: 'Enter your registration, or tell us the make and model.',
	noState: 'Choose the state in which it is registered.',
	noVin: 'Enter the VIN, or tell us the make and model.',
	unknown: 'We can’t find that plate. Check it, or fill in the details below.',
	unavailable: `We cannot look up vehicles at the moment. ${byHand}`,
	offline: `You seem to be offline. ${byHand}`,
	tooMany: `You have looked up many vehicles. Please wait a while before the next one. ${byHand}`,
	nothing: `We know this vehicle, but none of its details. ${byHand}`,
	sample: 'Sample data: this vehicle is made up, to show how the form works.',
	fromVin: 'This is what the VIN says. Please add the rest.',
	check: 'Please check what we filled in below.',
} as const;
