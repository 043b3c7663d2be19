import { startTooltips } from '../tooltips.ts';
import { startDialogs } from './dialogs.ts';
import { startCarGallery } from './gallery.ts';
import { startPhoneCards } from './phone-cards.ts';
import { startWalkAround } from './walk-around.ts';

startDialogs(document.body);
startPhoneCards(document.body);
startTooltips(document.body);
startWalkAround(document.body);
for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) startCarGallery(gallery);
