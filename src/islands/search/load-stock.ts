/** The index of the stock, as JSON has it: the pointer names the file, whose name changes with its content. */
export async function loadStock(pointerPath: string): Promise<unknown> {
	const { file } = (await loadJson(pointerPath, 'no-cache')) as { file: string };
	try {
		return await loadJson(file, 'default');
	} catch {
		// It may have been replaced since the pointer was read.
		const { file: latest } = (await loadJson(pointerPath, 'reload')) as { file: string };
		return await loadJson(latest, 'default');
	}
}

async function loadJson(path: string, cache: RequestCache): Promise<unknown> {
	const response = await fetch(path, { cache });
	if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
	return response.json();
}
