<article class="card car-card"><div class="car-picture" data-car-id="{{ it.id }}">{{#if it.src }}
<img src="{{ it.src }}" width="{{ it.width }}" height="{{ it.height }}" alt="{{ it.name }}" loading="lazy" decoding="async">
{{else}}{{> newarrival it.arrival }}{{/if}}{{#if it.tag }}{{> tag it.tag }}{{/if}}<p class="car-overlay"><span>
{{> symbol it.camera }}{{ it.photocount }}<span class="sr-only"> photos</span></span></p></div><div class="car-body">
<h3 class="type-card"><a class="card-link" href="{{ it.path }}">{{ it.name }}</a></h3><p class="car-variant">{{ it.variant }}</p>
<ul class="car-facts">{{#each it.facts as fact }}<li>{{ fact.text }}</li>{{/each}}</ul>{{> price it.price }}</div>
{{> savebutton it.save }}</article>
