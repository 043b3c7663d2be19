/** The car of a car's page. */
export type PageCar = { id: string; make: string; model: string };

/** The car that the page is about; null on any other page. */
export function pageCar(page: ParentNode): PageCar | null {
	const about = page.querySelector<HTMLElement>('[data-car-page]')?.dataset['about'];
	if (about === undefined) return null;
	const { values, make, model } = JSON.parse(about) as Omit<PageCar, 'id'> & { values: { car_id: string } };
	return { id: values.car_id, make, model };
}
