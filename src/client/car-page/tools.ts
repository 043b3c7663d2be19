/** Makes Share and Print of a car's page ready: what they open is loaded when they are first pointed at, touched or focused. */
export function startTools(root: HTMLElement): void {
	const toolOf = ({ target }: Event): string | undefined =>
		target instanceof Element ? target.closest<HTMLElement>('[data-tool]')?.dataset['tool'] : undefined;
	const load = () => import('./share/open-tool.ts');
	for (const button of root.querySelectorAll<HTMLButtonElement>('[data-tool]')) button.disabled = false;
	for (const intent of ['pointerover', 'touchstart', 'focusin'] as const) {
		root.addEventListener(intent, (event) => toolOf(event) && void load().catch(() => {}), { passive: true });
	}
	root.addEventListener('click', async (event) => {
		const tool = toolOf(event);
		if (!tool) return;
		try {
			(await load()).openTool(tool);
		} catch (error) {
			console.warn('Sharing and printing could not be loaded.', error);
			if (tool === 'print') print();
		}
	});
}
