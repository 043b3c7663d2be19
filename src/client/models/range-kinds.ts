import { startBodyChips } from './body-chips.ts';

// The range of models: those of one kind are shown alone.
for (const row of document.querySelectorAll<HTMLElement>('[data-model-kinds]')) {
	const cards = [...(row.closest('section')?.querySelectorAll<HTMLElement>('.models > [data-bodies]') ?? [])];
	const said = row.querySelector('[role="status"]');
	startBodyChips(row, (key) => {
		for (const card of cards) card.hidden = key !== '' && !card.dataset['bodies']?.split('|').includes(key);
		const count = cards.filter(({ hidden }) => !hidden).length;
		if (said) said.textContent = key === '' ? '' : count === 1 ? 'One model' : `${count} models`;
	});
}
