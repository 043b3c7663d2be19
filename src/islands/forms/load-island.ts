type Island = typeof import('./draw-form.tsx');

let asked: Promise<Island> | null = null;

/** What draws forms, with the site's forms on their way as well. Rejects where it cannot be had; the next call asks again. */
export function loadIsland(): Promise<Island> {
	asked ??= ask().catch((error: unknown) => {
		asked = null;
		throw error;
	});
	return asked;
}

async function ask(): Promise<Island> {
	const [island] = await Promise.all([
		import('./draw-form.tsx'),
		import('../../client/leads/load-forms.ts').then(({ loadForms }) => loadForms()),
	]);
	return island;
}
