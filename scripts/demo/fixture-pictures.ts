const vehicle = ['suv-white-side.svg', 'suv-white-front.svg', 'suv-white-rear.svg', 'cabin-2.svg'];
const places = ['location-moorooka.svg', 'location-cowra.svg', 'location-southport.svg', 'hero-showroom.svg'];

/** The few pictures that the fixture tenants show, by folder: tests copy these folders. */
export const fixturePictures: Readonly<Record<string, readonly string[]>> = {
	'tests/fixtures/tenants/_shared/pictures': [...vehicle, ...places],
	'tests/fixtures/tenants/plain/assets': ['hatch-white-side.svg', 'hatch-white-front.svg', 'hatch-white-rear.svg'],
};
