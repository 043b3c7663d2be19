<section id="place"><h2 class="type-section">Where to see it</h2><div class="car-place card"><div class="car-place-picture">
{{> symbol it.pin }}<a class="button button-primary button-small" href="{{ it.directions }}" data-directions>
{{> symbol it.pin }}See it here</a></div><div><h3 class="type-card"><a class="link-quiet" href="{{ it.path }}">{{ it.name }}</a>
</h3><div class="facts"><div>{{> icon it.icon }}<div><address class="not-italic">{{ it.address }}</address>
<a class="link facts-link" href="{{ it.directions }}" data-directions>Get Directions<span class="sr-only"> to {{ it.name }}</span>
</a></div></div></div>{{> action it.action }}</div></div></section>
