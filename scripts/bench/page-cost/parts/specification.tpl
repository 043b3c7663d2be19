<section class="car-specification"><h2 class="type-section">Specification</h2>{{#each it.specification as group }}
<div class="specification-part"><h3 class="specification-group">{{ group.heading }}</h3><dl class="specification">
{{#each group.facts as fact }}<div><dt>{{ fact.label }}</dt><dd>{{ fact.value }}</dd></div>{{/each}}</dl></div>{{/each}}</section>
