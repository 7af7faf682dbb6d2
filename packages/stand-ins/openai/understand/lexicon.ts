// Concepts, and the words people use for them. Endings need not be listed: words are compared by their stems.
// '…' stands for up to four other words, '=' marks a word that must match exactly, '^' a phrase at the
// beginning of a message, and '$' one at the end.

export const lexicon = {
  // Searching for homes
  home: 'home, house, housing, apartment, apt, appartment, flat, place, places, pad, crib, unit, rental, =listing, =listings, property, studio, condo, condominium, loft, townhouse, dwelling, digs, cottage, bungalow, office, somewhere to live, place to live, where to live, something to rent, room',
  seek: 'find, search, look for, looking for, look at, browse, hunt, hunting, show, see, view, list, give me, get me, need, want, wanna, would like, seek, any, got any, is there, are there, do you have, have you got, got, recommend, suggest, what is available, what do you have, what have you got, available, hook me up, interested, rent, move to, moving to, relocate, shopping for, on the lookout, in the market, options, pull up, can i get, could i get, can i rent, could i rent, can i afford, what is out there, on offer, something with, something without, somewhere with, somewhere without, anything with, anything without',
  nearMe:
    'near me, around me, close to me, nearby me, around here, near here, in my area, near my location, my current location, where i am now, in the vicinity, closest to me',
  howMany: 'how many, number of, count of, count',
  typical:
    'typical, average, median, usual, usually cost, go for, going rate, market rate, on average, normally cost, price range, rent range, do homes cost, does … cost, what do … cost, what do … rent for, how expensive',
  compare:
    'compare, comparison, difference between, versus, vs, side by side, which is better, which one is better, which of the 2, stack up, how do they differ, differ, pros and cons, weigh, next to each other, beside each other, head to head, against each other, what sets … apart, which of … better, which of … bigger, which of … cheaper, which of … nicer, which of … pick, which of … choose, which of … recommend, which of … best, better deal, better value',
  detail:
    'tell me about, tell me more, more about, detail, info, information, describe, what is it like, learn more, know more, specifics, full story, rundown',
  deposit: 'deposit, security deposit, move in cost, cost … move in, pay … move in, up front, upfront',
  whenFree:
    'when is … available, when can i move, when could i move, move in date, available from, available when, when is … free, when does … free, vacant from, earliest, still available, is it available, still free, already rented, still open, still on the market',
  size: 'square feet, square foot, sqft, square footage, how big, how large, size, spacious',
  addressOf: 'address, where is it, where exactly, which street, located',
  screening:
    'background check, credit check, income requirement, minimum income, income do i need, screening, requirements, bank statement, bank statements, proof of income, pay stubs, pay stub, references, applicants for, tax return',
  howMuch: 'how much, what is the rent, price, cost, what does … cost, what is … rent, rate',
  pets: 'pet, dog, cat, puppy, kitten, kitty, doggo, pup, animal, furry, hound, retriever, labrador, poodle, parrot, rabbit, bunny, hamster',
  smoking: 'smoke, smoking, smoker, cigarette, vape',
  cheaper:
    'cheaper, less expensive, lower rent, lower price, more affordable, less pricey, lower, costs less, for less, too expensive, too pricey, too much, out of my budget, bring the price down, low cost',
  dearer: 'more expensive, pricier, fancier, higher end',
  bigger:
    'bigger, larger, more space, more spacious, more room, another bedroom, 1 more bedroom, extra bedroom, too small',
  smaller: 'smaller, less space, too big, too large',
  others:
    'more, other, others, another, else, next, different, rest, anything else, show more, keep going, additional, alternatives',
  change:
    'only, with, without, but, also, instead, what about, how about, and, ones, one, those, these, of them, filter, narrow, just, same, make it, change, now, drop, forget, remove, raise, lower, skip, try, any of, which of',
  narrowing:
    'only ones, only the ones, only those, ones that, those that, ones with, those with, ones where, only show',
  ordinal:
    'first, second, third, fourth, fifth, last one, former, latter, number 1, number 2, number 3, number 4, number 5, top one, both, first 2, last 2, top 2, all three, all of them, 1st, 2nd, 3rd, 4th, 5th',
  deictic: 'it, this, that, this one, that one, these, those, them, both',

  // Favorites and saved searches
  favorite:
    'favorite, favourite, have i saved, i have saved, did i save, put a heart, heart on, =liked, did i like, homes i like, places i like, hearted, bookmarked, shortlist, homes i saved, saved homes, places i saved, saved places, homes i have saved, apartments i saved, wishlist',
  savedSearch:
    'saved search, search i saved, searches i saved, search alert, my search, my searches, searches, saved filters, my alerts, home alerts, search alerts, alerts set up, alerts do i have set, searches … saved, saved … searches',
  save: 'save this search, save that search, save it, save the search, save this, save my search, save a search, keep this search, remember this search, store this search, set up … alert, create … alert, set … alert, make … alert, alert me, notify me, let me know when, let me know about, tell me about new, tell me as soon as, as soon as, so i hear, let me know if, tell me when, tell me if, email me when, ping me, keep me posted, keep an eye out, watch for, keep me updated, hear about new, heads up, shoot me a, hit me up, wake me up, holler at me, give me a ring, drop me a line, drop me a message, give me a shout, give me a holler, send me a note, send me a message when, tell me whenever, let me know whenever, every time, email me whenever, email me if, email me once, email me as, text me when, text me whenever, text me if, message me when, message me if, write me when, ping me when, let me know once, tell me once, want alerts, want an alert, need alerts, need an alert, send me alerts, ^alerts for, ^alert for, up alerts for, me alerts for, some alerts for, =get alerts, an alert when, an alert if, an alert once, an alert whenever, alert when, alert if, ^save, tell me daily, tell me every day',
  newHomes:
    'new home, new studio, new condo, new house, new flat, new place, new apartment, new listing, comes up, come up, pops up, pop up, comes on, gets listed, is listed, are listed, appears, show up, shows up, becomes available, hits the market, on the market, posted, turns up, opens up, comes out, goes up for rent, is posted, becomes free, an alert, want alerts, need alerts, send me alerts, ^alerts for, ^alert for, up alerts for, me alerts for, some alerts for, =get alerts, hear about new, about new, tell me daily, tell me every day',

  // Repairs
  fault:
    'leak, leaky, drip, broken, broke, does not work, do not work, not work, is not working, stopped working, quit working, will not turn, does not turn, will not start, will not flush, will not drain, does not drain, will not close, will not lock, will not open, does not close, does not open, does not lock, does not heat, does not cool, is not heating, is not cooling, is not draining, is not flushing, no heat, no hot water, no water, no power, no electricity, without heat, without power, without hot water, clog, clogged, block, blocked, backed up, overflow, flood, crack, cracked, burst, mold, mould, moldy, mildew, rot, rotten, stuck, jammed, noisy, rattling, weird noise, strange noise, loud noise, smells, stink, stinks, smell of gas, gas smell, sparks, sparking, sparked, shock, flicker, tripped, keeps tripping, short circuit, infested, infestation, infest, mice, mouse, rat, roach, cockroach, ants, bed bugs, bugs, wasps, termites, busted, bust, out of order, damaged, damage, peeling, loose, fell off, came off, shattered, freezing, frozen, dead, died, on the fritz, acting up, malfunction, conked out, gave out, faulty, defective, water everywhere, running nonstop, keeps running, water coming, water is coming, coming through, coming out of, coming from the, pouring, water damage, wobbly, rusty, squeaks, filthy, power is out, light is out, lights are out, heat is out, power went out, heat went out, light went out, cold water only, too cold, no longer works, water pressure, beeping, chirping, puddle, puddles, gush, hissing, buzzing, seeping, trickling, spraying, burnt, burning smell, smell gas, smelling gas, smell of burning, silverfish, moths, fleas, bees, hornets, spiders, nest, collapsed, caved in, sagging, went out, went dark, fell down, fallen, no heating, no light, no lights, no gas, lukewarm, ice cold, stone cold, scalding, no longer turns, not turn on, not turn off, not come on, not shut, not flush, not heat up, backs up, backing up, soaked, moldy, gurgling, bedbug, bedbugs, pests, raccoon, squirrel, termite, vermin, kaput, not spin, no longer spins, broke down, crapped out, not respond, not responding, coming off, comes off, falling off, falls off, came loose, coming loose, falling apart, falling down, coming down, on the blink, packed up, kicked the bucket, bit the dust, gone bad, does nothing, =droppings, locked out, =snapped, broke off, came apart, fell apart, not light, not click, not latch, not stay, not charge, not ring',
  symptom:
    'will not stop, does not stop, never stops, cold, scalding, puddle, wet, damp, soggy, stain, growing, grows, black stuff, make a … noise, makes a … noise, making a … noise, make … noise, makes … noise, making … noise, banging, humming, grinding, hum, rattle, spray, drops, bent, torn, hole, gap, drafty, slow to, weak, trips, by itself, on its own, leaves a, fog up, foggy, spoiled, warm, weird, strange, foul, smell, hot to the touch, something odd, something weird, acting odd, smells odd, sounds odd, sounds like, sound like, only works, only half works, does nothing, only has 1, only 1 of, barely works, barely, hardly',
  plumbing:
    'sink, faucet, tap, toilet, shower, bathtub, tub, pipe, drain, plumbing, water heater, hot water, water pressure, water, leak, sewage, garbage disposal, disposal',
  electrical:
    'light, lamp, bulb, outlet, socket, power, electricity, electrical, electric, switch, breaker, fuse, wiring, circuit, smoke detector, smoke alarm, carbon monoxide, doorbell, buzzer, intercom',
  hvac: 'heat, heater, heating, furnace, radiator, boiler, air conditioner, air conditioning, ac, a c, aircon, thermostat, hvac, vent, ventilation, fan, cooling, heat pump',
  appliance:
    'fridge, refrigerator, freezer, stove, oven, range, cooktop, burner, dishwasher, washer, washing machine, dryer, microwave, hood, appliance',
  structural:
    'door, window, lock, key, roof, ceiling, wall, floor, floorboard, stairs, railing, balcony, deck, fence, cabinet, drawer, hinge, gate, garage door, tile, carpet, paint, handle, knob, screen, blinds, elevator, gutter',
  cleaning: 'cleaning, clean, dirty, filthy, trash, garbage, mold, mould, moldy, mildew, graffiti, stain',
  pest_control:
    'mice, mouse, rat, roach, cockroach, ant, bed bug, bedbug, bugs, wasp, termite, pest, rodent, spider, vermin, squirrel, raccoon, flea, infested, infestation',
  danger:
    'gas, fire, sparks, sparking, flood, burst, no heat, no water, no power, no electricity, smoke, emergency, urgent, urgently, immediately, right away, asap, dangerous, water everywhere, will not lock, does not lock, cannot lock, break in, broken into, sewage, carbon monoxide, shock, freezing, pouring',
  minor:
    'minor, small, tiny, cosmetic, no rush, no hurry, whenever, not urgent, squeaks, squeaky, scratch, scratched, flicker, low priority, not in a hurry, not a big deal, no big deal, not important, whenever you can, when you get a chance, no need to hurry',
  otherHome:
    'other one, other home, other place, other apartment, other condo, other house, other flat, other address, wrong home, wrong place, wrong one, not that one, not that home, not this one, not there, different home, different place, different one',
  request:
    'request, ticket, repair, repairs, maintenance, work order, issue, issues, fix, fixed, problem, complaint, reported, technician, plumber, electrician, repairman, handyman, contractor, service call',
  report:
    'report, file, submit, open a request, open a ticket, open a repair, open a maintenance, open up a, open a new, create, draft, log, put in, send in, make … request, new request, need a repair, need … =fixed, need … =repaired, get … =fixed, get … =repaired, have … =fixed, request … repair, someone to fix, somebody to fix, someone … look at, come and fix, send someone, need a plumber, need an electrician, need a handyman, need someone, can someone, write up, raise a ticket, raise, request a repair, request maintenance, request repair, start a request',
  progress:
    'status, state, progress, what is up with, news on, word on, latest on, latest with, latest about, know about, knows about, aware of, =working on, working … on it, update, any =news, any word, what is happening, what happened, where do … stand, where does … stand, where is … at, how far, how is, when will, when is, has anyone, has anybody, has someone, is someone, is anybody, is anyone, seen, acknowledged, been seen, pending, done yet, fixed yet, =sorted, taken care of, dealt with, =handled, =resolved, =looked at, scheduled, someone =coming, somebody =coming, anyone =coming, anybody =coming, guy =coming, guys =coming, they =coming, he =coming, technician =coming, plumber =coming, =coming to fix, =coming today, =coming tomorrow, =coming for, finished, completed, still waiting, going on with, hear back, heard back, happening with, moving along, follow up, following up, checked on, check on, who is fixing, who is coming, who will, assigned, how long until, yet, open requests, in progress, date set, date fixed, a date for, time set, show up, showing up, turn up, arrive, arriving, on the way, on their way, come by to, guy go, been by, been there, came by, came around, did … come, did … show, still not done, still not fixed, still not finished, still not repaired, not done yet, been fixed, been repaired, been done, taking so long, taking long, taking forever, takes so long, take so long, taking this long, hurry up, taking ages, not done, ever going to, gonna deal, going to deal, going to fix, gonna fix, ever fix, ever get, somebody ever, anyone ever, anybody ever, someone ever, nobody … fixing, no one … fixing, nobody … fixed, nobody … came, no one … came, nobody … come, no one … come, still broken, how much longer, did the landlord, did my landlord, did the owner',
  alreadyReported:
    'did i report, have i =reported, i have =reported, i =reported, i =submitted, did i submit, have i =submitted, have i filed, i =filed, did i file, my =reported, i ever =reported, i ever =filed, i ever =submitted, i have ever =reported, i have already =reported, i already =reported',
  negated:
    'does not, do not, will not, is not, are not, stopped, no longer, quit, refuses to, never, barely, hardly, only half, by itself, will barely',
  urgent:
    'urgent, emergency, emergencies, critical, high priority, pressing, on fire, most important, anything burning, something burning, what is burning, burning, do first, fix first, handle first, repair first, tackle first, most pressing, first priority, top priority',
  overdue:
    'overdue, slip, slipped, slipping, backlog, lagging, behind, past due, delayed, taking too long, should have been, missed, behind schedule, too long, past their, =late',
  attention:
    'attention, what should i do, what do i need to do, to do, todo, =priorities, prioritize, what is new, what did i miss, catch me up, anything important, most important, focus on, what is going on, waiting for me, waiting on me, act on, deal with, take care of, brief me, what is waiting, anything … needs me, needs me, morning briefing, briefing, look into, start with, tackle, worry about, do first, handle first, fix first, tackle first, take on first, come first, everything … pending, anything pending, overview of everything, summary of everything, everything … open, all that is open, how do i stand, got for me, you have for me, anything for me',
  statistics:
    'statistics, stats, how many, figures, numbers, total, breakdown, summary, overview, tally, count, avg, average, on average, how long does it take me, how long do i take, how fast do i, how quickly do i, take me to',
  duration:
    'avg time, average time, how long does it take me, how long do i take, how fast do i, how quickly do i, time to close, time to fix, time to resolve, turnaround, how long do repairs, how long does a repair, how long do requests, how long do i need, repairs usually take, repairs take, to close tickets, to close requests, long do fixes',
  spending:
    'repairs cost, repair cost, cost of repairs, costs of repairs, cost so far, total cost, spend, spent, spending, cost me, costs me, expenses, expense, how much were, how much was',
  allRequests:
    'tenants … reported, requests for my, tenants … complain, reported by, for my homes, from tenants, from my tenants, tenants need, tenant need, need fixing, needs fixing, in my buildings, tenants … complained, tenant … complained, who … complained, complaints',

  // Inquiries
  landlord: 'landlord, landlady, owner, lister, property manager, agent, realtor, host',
  inquiry:
    'inquiry, inquiries, enquiry, enquiries, message, messages, question about, contacted, =application, =applications, viewing request, viewing requests, leads, =lead, prospects, interested people, interested tenants, inbox',
  reply:
    'reply, landlord say, landlord said, owner say, owner said, landlord tell, did they say, did she say, did he say, replied, respond, responded, response, answer, answered, write back, wrote back, get back, got back, gotten back, hear back, heard back, heard from, hear anything, written back, come back to me, came back to me, word from, word back, in touch with me, owner write, owner wrote, landlord write, landlord wrote, owner tell, what did … say, what did … tell, what did … write, what has … said, what has … written',
  propose:
    'propose, suggest … times, suggest … time, suggest … tour, suggest … viewing, offer … times, offer … time, offer … tour, offer … viewing, pick … times, draft … times, find … times, tour times, viewing times, times for a tour, times for the tour, times for a viewing, times to see, times to visit, times to come',
  askOwner:
    'ask the landlord, ask the owner, ask them, ask him, ask her, ask if, ask whether, ask about, ask for, message the, message them, contact the, contact landlord, contact owner, write to the, write the landlord, write a message, write an inquiry, draft a message, draft an inquiry, draft a note, draft an email, send an inquiry, send a message, send a note, reach out, get in touch, let the landlord … know, let the owner … know, tell the landlord, tell the owner, inquire, enquire, drop … a line, shoot … message, drop … message, question for the landlord, make an inquiry, express interest, let them know, put in a word, write to, say to the landlord',
  viewing:
    '=viewing, =viewings, tour, visit, =showing, =showings, come by, stop by, swing by, see it, view it, check it out, take a look, look around, walk through, see the place, see the home, see the apartment, see the house, see the second, see the first, see the third, in person, appointment, schedule a, book a, come see, come and see, go see, check out the first, check out the second, check out the third, check … out',
  unanswered:
    'unanswered, not answered, not replied, without … reply, without … answer, without … response, waiting for … reply, waiting for … answer, waiting for … response, have not answered, have not replied, did not answer, did not reply, need to answer, need to reply, need … reply, need … answer, need … response, awaiting, open inquiries, pending, still owe, ignored, new inquiries, left hanging, outstanding, have yet to, waiting for … confirmation, waiting on … confirmation, waiting to hear, waiting on … reply, waiting on … answer, waiting for me, wait to hear, hear from me, heard from me, owe … reply, owe … answer',
  respond:
    'reply to, respond to, answer the, answer to, answer her, answer him, write back to her, write back to him, write back to maya, get back to her, get back to him, get back to maya, draft a reply, draft an answer, draft a response, write a reply, write an answer, write a response, ^answer, ^reply, ^respond, ^confirm, tell … yes, tell … no, tell … that, tell her, tell him, tell the tenant, say yes, say no, say that, accept, decline, turn down, =confirm, let her know, let him know, let the tenant know, reply that, respond that, answer that, tell maya, let maya know, tell the last, tell the latest, tell the newest, tell the one, tell the person, tell whoever, tell the most recent, let the last, let the latest, let the one, let the person, let whoever, reply that, answer the last, write back to, ^write back, get back to the, message back, answer back, reply back, say thanks, say thank, say sorry, thanks but no, thank them, answer an, answer inquiries, reply to inquiries',

  alreadyAsked:
    'have i =asked, i have =asked, i =asked, did i ask, =asked so far, have i =contacted, have i written, have i =messaged, did i contact, did i message, did i write, i =contacted, i =messaged, i wrote, has =asked, have =asked, who =asked, is =asking, are =asking, been =asking, wants to see, want to see my, wants to visit, wants to rent, want to rent my, interested in my, anyone ask, anybody ask, someone ask, somebody ask, anyone =interested, anybody =interested, who =wants, anyone want, anybody want, someone =wants, wrote me, wrote to me, messaged me, contacted me, did she want, did he want, did they want, anyone interested, anybody interested, someone interested, somebody interested',

  // A landlord's homes
  mine: 'my, mine, our, i have, i own, i am renting out, i rent out, i listed, do i have, do i live, do i still, do i own, do i rent, do i pay, do i get, do i owe, do i use, did i',
  myHomes:
    'my homes, my home, my properties, my property, my listings, my listing, my units, my places, my rentals, my apartments, my houses, portfolio, homes i own, properties i own, rent do i ask, do i charge, do i rent out, i own, i have listed, i listed, our properties, our listings, my buildings, homes do i, properties do i, listings do i, units do i, my place, my condo, my house, my apartment, my office, my studio, i am renting out, places i rent out',
  vacant:
    'vacant, empty, unoccupied, not rented, unrented, available, free, still open, without a tenant, no tenant',
  rentedOut:
    'occupied, =rented, rented out, =taken, =leased, let out, has a tenant, have tenants, have a tenant',
  rewrite:
    'rewrite, improve, better, polish, reword, rephrase, spruce, jazz up, punch up, catchier, more appealing, more attractive, touch up, refresh, freshen, enhance, revise, edit, fix up, sell better, write, make … sound, tidy up, boring, dull, bland, do something about, spice up, help me write, =work on, redo, optimize, upgrade, needs work, need work, needs improvement, could be better, needs help, needs a refresh, shorter, shorten, longer, snappy, catchy, new description, new title, better title, fresh description, make it short, pitch, snappier, punchier, livelier, friendlier, clearer',
  text: 'description, text, title, wording, listing, ad, advert, advertisement, copy, headline, blurb, write up',
  priceMine:
    'what should i charge, how much should i charge, what rent should i, how much rent should i, charge for, asking too much, asking too little, priced right, price right, right price, fair price, fair rent, price my, raise the rent to, competitive, underpriced, overpriced, rent too high, rent too low, too high, too low, compare to similar, similar homes, like homes, =comparable, =comps, =market, too cheap, charging too, asking too, ask too, undercharging, overcharging, below market, above market, leaving money, charge more, charge less, ask for more, higher rent, more rent, get more for, raise my rent, raise the rent for, lower my rent, lower the rent for, too much for, too little for, too low for, too high for, enough for, fair for, =priced, price ok, price fair, rent ok, rent fair, rent reasonable, price reasonable, reasonable rent, rent realistic, how much rent could, how much could i, rent could i',
  performance:
    'performing, perform, how are my, how is my, =doing, views, interest, getting attention, few inquiries, no inquiries, fewest inquiries, most inquiries, least inquiries, gets the fewest, gets the most, least interest, most interest, most popular, least popular, traction, not get … inquiries, not get … interest, not getting any, nobody … asking, no one … asking, nobody asks, no one asks, without inquiries, no interest, so few inquiries, no one … interested, nobody … interested, more views, more inquiries, more interest, more people, more attention, more clicks',

  // Plan and money
  plan: 'plan, subscription, subscribe, membership, tier, package, basic, premium, enterprise, free plan, upgrade, downgrade',
  current:
    'my plan, my subscription, current plan, which plan am i, what plan am i, plan am i on, plan do i have, am i on, do i pay, am i paying, i pay for, my membership, subscribed to, am i subscribed, when does my plan, when will my plan, renew, renewal, next billing, billed next, billing date, next payment, next charge, charged next, active plan, my tier, current tier, current subscription, signed up for, plan have i',
  offered:
    'plans, tiers, packages, plan options, options, offer, =pricing, how much is premium, how much is basic, how much is enterprise, how much is the, cost of, which plan, what plan, what plans, plans are there, compare plans, difference between, upgrade, what does premium, what does basic, what does enterprise, what is in, what do i get, comes with, included in, better plan, cheapest plan, worth it, go premium, level up',
  usage:
    'room for … more, room for another, usage, how many … left, left this month, remaining, my limit, my limits, plan limit, limit, limits, quota, use up, used up, run out of, running out, how many inquiries can, how many listings can, how many homes can, how many properties can, how many more, can i still, still send, still list, more can i, max out, maxed out, reached, =used, how many … am i allowed, how many … allowed, how many … can i list, how many … can i post, how many … may i, how many … do i get, can i list a, can i post a, can i add a, can i list 1 more, list another, post another, add another listing, send more inquiries, send more messages, send another inquiry, more inquiries, another inquiry, list more, post more, add another, can i send more',
  invoice:
    'invoice, invoices, bill, bills, receipt, receipts, charge, charges, charged, payment history, past payments, billing history, what did i pay, what have i paid, statements, statement, last payment, payments',
  rentPaid:
    'my rent, rent do i pay, i pay in rent, pay for rent, rent at my, rent for my place, rent am i paying',
  tenancy:
    'lease, tenancy, where do i live, where i live, home i live, place i live, i am living, been living, i live in, living in the, live in the, my landlord, who is my landlord, my current home, my current place, my address, my apartment, my home, my place, when did i move in, rental agreement, my tenancy, homes do i live, am i renting, do i rent, i am renting, am i living, i currently live, i currently rent, my rental',
  leaseEnd:
    'end, ends, ending, expire, expires, expiring, up, over, run out, runs out, start, started, begin, began, move in, moved in, how long',

  // The hub
  reminder: 'reminder, reminders',
  ahead:
    'coming up, on my plate, ahead of me, due soon, upcoming, my schedule, my calendar, my agenda, on the agenda, next for me, what is next, next on my, planned for me, lined up, my week, next few days, my diary, be anywhere, supposed to be, anything scheduled, anything planned, what have i got, what do i have on, what is due, anything due, whats due, did i forget, have i forgotten, anything i forgot, something i forgot, thing i forgot, what i forgot',
  nudge:
    'ping me, nudge me, alert me, notify me, poke me, buzz me, bug me, prod me, text me, message me, warn me, give me a nudge, give me a shout, drop me a note, wake me',
  dated:
    'every first, each first, every 1st, each 1st, first of, every month, every week, every day, every year, every other, each month, each week, each day, each year, of every, of each, monthly, weekly, daily, yearly, annually, every monday, every tuesday, every wednesday, every thursday, every friday, every saturday, every sunday, tomorrow, tonight, next week, next month, monday, tuesday, wednesday, thursday, friday, saturday, sunday, on the 1st, on the first, in an hour, in … days, in … hours',
  recurring:
    'every first, each first, every 1st, each 1st, of every, of each, every month, every week, every day, every year, each month, each week, each day, each year, monthly, weekly, daily, yearly, annually',
  remind:
    'remind me, set a reminder, set up a reminder, create a reminder, add a reminder, make a reminder, reminder to, reminder for, reminder about, do not let me forget, make sure i, help me remember, nudge me, ping me to, ping me … to, tell me … to, alert me … to, notify me … to, message me … to, text me … to, ping me about, ping me at, remember to, set … reminder, need … reminder, want … reminder, create … reminder, make … reminder, add … reminder, schedule … reminder, set me a reminder, need a reminder, want a reminder, schedule a reminder, so i do not forget, give me a reminder, put a reminder, tell me to, not forget to, not forget about, not want to forget, keep me from forgetting, let me forget, in case i forget, put … on my calendar, put … in my calendar, add … to my calendar, mark … my calendar, note … my calendar, wake me up at, wake me at',
  notification:
    'notification, notifications, alerts, unread, inbox, what is new, any =news, anything new, what did i miss, news for me, miss something, miss anything, missed something, missed anything, since i was away, while i was away, since last time',
  insight:
    'insight, insights, notice about, noticed, tips, suggestions, advice for me, recommendations for me, analysis, trends, what have you noticed',

  meaning: 'what does … mean, what do … mean, meaning of, what is meant, mean by',
  privacy:
    'see how much i, see what i, see where i, know how much i, know what i, see my phone, see my number, see my email, see my profile, see my income, see my data, see my name, see my address, see my information, see my details, see my saved, see my favorites, who can see, visible, hide my profile, is my … public, shown to others, share my data, my data, my privacy, privacy, personal data, landlord see, owner see, landlords see, owners see, landlord know about me, owner know about me',
  ownWords:
    'store what i, save what i, keep what i, record what i, log what i, remember what i, what i type, what i tell you, who reads, reads this chat, read this chat, chat private, chat with you, our chat, our conversation, conversation private, chats private, chats stored',
  scam: 'scam, scams, scammer, scammed, fraud, fraudulent, fake listing, legit, legitimate, suspicious, phishing, rip off, ripped off, too good to be true, trust, wire money, wire … money, send … money, gift card, western union, before seeing, before i see, before i have seen, sight unseen, pay before, cash up front, fake ad, fake ads, fake landlord, fake owner, is this real, real listing, wire the, wire a, wire him, wire her, wire them, by wire, wire transfer, wiring money, deposit first, money first, pay first, paid first, deposit before, send a deposit, send the deposit, asks for money, asked for money, asks me for money, asked me for money, cashier check, keys by mail, mail me the keys, out of the country, without seeing, not seen, con artist, swindle, hoax, bogus, send … bucks, send … dollars, send him, send her, wants me to send, wants me to pay, wants me to transfer, asks me to send, asks me to pay, asked me to send, asked me to pay, told me to pay, told me to send, to hold the, hold it for me, holding fee, holding deposit, to reserve the, to reserve it, is it normal, wants my ssn, want my ssn, wants my bank, wants my passport, wants my id, ask … ssn, asks … ssn, ask … social security, ask … bank details, =asks for my, =asking for my, =asked for my, my ssn, my social security, my bank account, my credit card, dodgy listing, dodgy landlord, dodgy ad, dodgy owner, shady listing, shady landlord, shady ad, shady owner, seems shady, seems dodgy, looks shady, looks dodgy',
  changing:
    'cancel, canceling, upgrade, downgrade, change my plan, switch plans, reactivate, refund, stop paying, unsubscribe, end my subscription, get out of',

  // The conversation itself
  howTo:
    'how do i, how can i, how do you, how does one, how to, how would i, how should i, how does, how do, how is, what happens, what is a, what is an, what are the steps, steps, what do i need to, where do i, where can i, can i, may i, am i allowed, do i have to, do i need, should i, why, is it possible, what do i do, what do i have to, what if, how long does, how long do, how long until, how long till, how long has, how quickly, how fast, how soon, how many days, who do i contact, who do i call, explain, guide, process, way to, tips for, tips on, who can see, who sees, help me understand, walk me through, what documents, what papers, is there a fee, who pays, is there a way, what should i, how$, how please$, how does that go, how does that work, how would that work, how does one',
  duty: 'have to, has to, must, required to, obliged to, supposed to, deadline for, time limit for, long … to react, long … to respond, long … to answer',
  process:
    'whole process, entire process, process of renting, renting work, renting … work, renting thing, how renting, through renting, start to finish, beginning to end, step by step, steps to rent, steps … rent, first time renter, first time renting, first time tenant, new to renting, never rented, renting for the first time, getting started, get started',
  afterAsking:
    'after i send, after i ask, after i contact, after i inquire, once i send, once i ask, after sending, after asking, after an inquiry, after my inquiry, when i send an inquiry, after i hit contact, after i press contact, after i click contact, after contacting, after i message, after i write, after i apply, after i submit',
  takingBack:
    'take … inquiry back, take … question back, take … message back, take back … inquiry, take back … message, withdraw … inquiry, withdraw … question, withdraw … message, retract … inquiry, retract … message, unsend … inquiry, unsend … message',
  removedDetails:
    'number … deleted, number … removed, number … vanish, number … disappear, number … gone, number … cut, number … hidden, number … blanked, email … deleted, email … removed, email … vanish, email … disappear, email … gone, email … hidden, =removed … number, =deleted … number, =removed … email, =deleted … email',
  passwordHelp:
    'forgot my password, forgot … password, forgotten … password, lost … password, reset … password, change … password, new password',
  profileChange:
    'change … email address, change my email, update … email, change my name, change … phone, update … phone, edit my profile, update my profile, change my profile, change … picture, new email address, change my last name',
  failedPayment:
    'card … declined, card … expired, card … rejected, card … refused, payment … failed, payment failed, payment … declined, payment … rejected, payment … not go, payment … bounced, not charge my',
  protectedTrait:
    'have kids, have children, got kids, are married, is married, their religion, religion, pregnant, disabled, disability, nationality, ethnicity, their race, gay, lesbian, their age, how old they, immigration status, citizens, citizenship',
  theirTrait:
    'gay, gays, lesbian, lesbians, lgbt, queer, muslims, jews, christians, hindus, ethnicity, ethnic',
  advice: 'should i, ought i, good idea to, better to, best to, best way',
  viewingAdvice:
    'should i check, should i look for, should i look at, should i look out, look out for, watch out for, what to check, what to look for, to look for at, to look for when, checklist, things to check, should i inspect, should i pay attention, red flags, ask at a viewing, ask at the viewing, ask during',
  stopping:
    'stop getting, stop receiving, stop sending, stop the, turn off, switch off, mute, unsubscribe, opt out, get rid of, silence, disable, no more, fewer',
  manage:
    'hide, pause, unlist, delist, take down, take off, deactivate, unpublish, relist, put back, delete, remove, reactivate, invisible, not visible, offline, out of sight, stop showing',
  takeOffline:
    'offline, off the market, stop advertising, stop listing, pause … listing, hide … listing, unlist, unpublish, delete … listing, remove … listing, deactivate … listing, take down … listing, hide … home, hide … property, hide … place, invisible, not visible, delist, take … down, take … off, out of sight, stop showing',
  closeAccount:
    'cancel my account, close my account, delete my account, deactivate my account, remove my account, closing my account, deleting my account, get rid of my account, delete account, close account',
  greeting:
    'hello, hi, hey, howdy, good morning, good afternoon, good evening, greetings, yo, sup, hiya, hola',
  thanks:
    'thanks, thank you, thx, ty, cheers, appreciate it, great thanks, perfect, awesome, you are the best, that helps, much appreciated, lovely, wonderful, nice one, cool, got it, great',
  bye: 'bye, goodbye, see you, see ya, that is all, that will be all, nothing else, i am done, have a nice day, good night, later',
  howAreYou: 'how are you, how is it going, what is up, how do you do, how are things, how you doing',
  capability:
    'what can you do, what can you help, what do you do, how can you help, who are you, what are you, are you a robot, are you a bot, are you human, are you real, are you ai, are you an ai, your name, how do you work, what are you able, your capabilities, what can i ask, can you help me, help me, i need help, need some help, what are you for, what else can you',
  human:
    'talk to a human, speak to a human, talk to a person, speak to a person, talk to someone, speak to someone, speak with someone, talk with someone, real person, real human, live agent, human agent, customer service, customer support, contact support, support team, helpdesk, help desk, call center, complaint about the portal',
  unhappy:
    'hate this, hate the, hate you, this sucks, you suck, useless, terrible, awful, horrible, frustrated, frustrating, annoyed, annoying, so angry, the worst, nothing works, waste of time, stupid, dumb, ridiculous, fed up, sick of',
  yes: 'yes, yeah, yep, yup, sure, ok, okay, please do, go ahead, do it, sounds good, go for it, absolutely, definitely, of course, correct, y, draft it, do that, why not, that works',
  no: 'no, nope, nah, no thanks, never mind, nevermind, cancel that, forget it, not now, stop',

  // Declined requests
  contactOf:
    'phone number, phone, telephone, cell, cell number, number of the, email, email address, e mail, contact details, contact info, contact information, home address of, call him, call her, call them, text him, text her, whatsapp, facebook, instagram, social media, real name, last name, full name, personal number, mobile number, number for, landlord s number, her number, his number, their number, direct line, landlord address, owner address, where my landlord lives, where the owner lives, where does my landlord live, where does the owner live, landlord live, owner live, name and number, name and phone, name and address, number of my landlord',
  otherPerson:
    'another tenant, other tenant, other tenants, other applicants, another applicant, someone else, somebody else, other people, other users, another user, other landlord, another landlord, everyone, everybody, all users, all tenants, neighbor, neighbour, her account, his account, their account, other person, previous tenant, previous tenants, who else, other landlords, who lives, who is living, my ex, competitor, next door, the guy, the woman, user list, database, maya torres s, tenant s income, applicant s',
  fellowTenants:
    'tenants in … building, tenants … late, which tenants, other residents, other renters, residents in',
  whoLives:
    'who lives, who is living, who else lives, who used to live, who lived, who is in the apartment, who moved in',
  privateThing:
    'income, salary, earn, earns, credit score, credit report, social security, ssn, background check result, background check of, criminal record, criminal history, medical, documents, messages, inquiries, requests, password, passwords, pay stubs, paystub, bank account, saved searches, favorites, account, data, profile, private information, personal information, personal data, rent, pay, pays, paying, lease, home address, immigration status, age, offer, bid, invoices, plan, notifications, reminders, date of birth',
  tenantsIncome:
    'tenant salary, tenant income, tenant earn, tenant make, tenant job, tenant employer, tenant credit, tenant ssn, applicant salary, applicant income, applicant earn, applicant make, applicant credit, applicant job, renter income, renter salary',
  shareContact:
    'my number, my phone number, my email, my whatsapp, my cell, my telegram, call me at, text me at, email me at',
  fee: 'fee, fees, commission',
  intimate:
    'income, salary, earn, earns, credit score, credit report, ssn, social security, criminal record, criminal history, medical, immigration status, date of birth, pay stub, pay stubs, bank account, how much money does, employer, employed, works for, work for a living, married, divorced, pregnant, job does, do for a living, do for work, does for a living, does for work, what job',
  secret:
    'password, passwords, credit card number, card number, cvv, social security number, api key, api keys, secret key, token, admin access, admin password, database dump, sql',
  directly:
    'without asking me, without my approval, without approval, without my permission, without my consent, without my ok, without me, without my click, without confirmation, without confirming, without a click, do not ask me, do not ask, no need to ask, on my behalf, send it now, send it yourself, send it for me, send it directly, just send it, submit it now, submit it yourself, submit it for me, just submit, just do it yourself, automatically send, auto send, send it right away, send them automatically, do not wait for me, submit … yourself, send … yourself, do … yourself, not want to click, without clicking, without me clicking, not have to click, skip the confirmation, skip confirmation, press send, click send, hit send, send it straight, send right now, without showing me, no confirmation, do not show me',
  actForMe:
    'cancel my, delete my, close my, pay my, pay the, change my password, change my email, upgrade me, downgrade me, switch my plan, switch me to, buy premium, buy the, sign the lease, sign my, mark as done, mark it, mark them, mark all, publish my, unpublish, take down my listing, accept the application, approve the, reactivate my, transfer, wire, book the viewing for me, withdraw my, take back my, remove my listing, delete the listing, update my, change the rent',
  getAround:
    'get around, work around, workaround, bypass, avoid the filter, trick the, trick, fool, evade, sneak, hide my number, hide my phone, hide my email, disguise, off the platform, off platform, outside the platform, outside of the platform, off the site, off the app, outside the app, outside the portal, off portal, skip the background check, fake, forge, forged, falsify, photoshop, lie about, scrape, scraping, bots, multiple accounts, second account, cheat, hack, exploit, loophole, avoid paying, without paying the fee, circumvent, dodge, slip past, get past, past the filter, without the filter, filter noticing, filter will not, filter does not, despite the filter, so the filter, spell out my, code my phone, false information, false reference, make up a reference, fake reviews, bribe, under the table, off the books, slip my, slip a number, slip in, without it getting, without getting removed, without being removed, without it being, not get removed, not be removed, not getting removed, so it is not removed',
  payElsewhere:
    'venmo, zelle, paypal, pay pal, cash app, cashapp, in cash, with cash, by cash, pay cash, crypto, in bitcoin, pay … directly, pay … outside, money order, pay … bank transfer, pay … by check',
  legal:
    'evict, eviction, evicting, sue, lawsuit, lawyer, attorney, court, legal, illegal, legally, lawful, law, laws, my rights, tenant rights, tenants rights, rights do i have, rights as a tenant, withhold rent, withhold the rent, withhold my rent, break my lease, break the lease, breach, break a lease, rent control, raise my rent by, raise the rent by, allowed to raise, can my landlord, can the landlord, can a landlord, small claims, liable, liability, keep my deposit, keep the deposit, refuse to return, enter without, enforceable, contract valid, statute, notice period, kick out, throw out, landlord allowed to, owner allowed to, is he allowed, is she allowed, are they allowed, have the right to, has the right to, allowed to walk in, allowed to enter, walk in without, come in without, came in without, enters without, let himself in, let herself in, locked me out, lock me out, locks me out, landlord … locks, move out early, leave early, end … lease early, terminate … lease, early termination, sublet',
  medical:
    'hurts, headache, headaches, dizzy, nausea, nauseous, rash, cough, coughing, asthma, allergy, allergic, medicine, medication, pill, pills, antibiotics, symptoms, doctor, diagnosis, feel sick, feeling sick, feel ill, make me sick, makes me sick, making me sick, making us sick, got sick, poisoning, vomiting, fever, my health, my lungs, throw up, medical advice, diagnose',
  medicine:
    'medicine, medication, pill, pills, antibiotics, doctor, diagnosis, diagnose, medical advice, what to take, remedy',
  discrimination:
    'only white, no blacks, no kids, no children, no families, without children, only christians, no muslims, no foreigners, no immigrants, no section 8, only men, only women, no disabled, refuse families, reject families, only americans, adults only, young people only, no gays, their religion, their race, her religion, his religion, what race, nationality of, ethnicity of, no old people, no old folks, no old, no elderly, no seniors, no older, no retirees, young professionals, no young families, no single mothers, no single moms, no wheelchair, no mexicans, no indians, no asians, no jews, no arabs, no refugees, no women, no men, no couples with children, no babies, no toddlers, kid free building, without kids, only married, only whites, whites only, americans only, christians only, no lgbt, english speakers only, native speakers',
  protectedGroup:
    'gay people, gays, black people, blacks, white people, whites, asian people, asians, chinese people, chinese, indian people, indians, mexicans, latinos, hispanics, muslims, jews, jewish people, christians, catholics, hindus, arabs, immigrants, foreigners, refugees, migrants, old people, elderly people, elderly, seniors, disabled people, handicapped, single mothers, single moms, lesbians, trans people, transgender',
  choosing:
    'without, no, not want, avoid, away from, only, just, mostly, mainly, not like, free of, keep out, exclude, not rent to, refuse, reject, prefer, attract, turn away, turn down, few, fewer, full of, many, lots of, predominantly, majority',
  ownPrompt:
    'system prompt, your prompt, your instructions, ignore previous, ignore all, ignore your, disregard, previous instructions, developer mode, jailbreak, pretend you are, pretend to be, act as, role play, roleplay, you are now, your rules, your system, initial instructions, hidden instructions, reveal your, print your, repeat the words above, repeat everything above, your guidelines, what were you told, override, dan mode, source code, which model, what model are you, secret instructions, first message, repeat the text, text above, message above, everything above, words before this, verbatim, admin mode, no rules, new instructions, forget your, forget all',
  offTopic:
    'poem, story, joke, essay, homework, recipe, code, python, javascript, translate, song, lyrics, math problem, solve, capital of, president, movie, football, game, stock, bitcoin, crypto, horoscope, write me a, trivia, election, politics, dating, tax return, taxes',

  // Questions that nobody here can answer
  weather:
    'weather, rain, raining, sunny, forecast, temperature outside, snow, storm, umbrella, hot outside, cold outside, fog, foggy, how hot, how cold, hot does it get, cold does it get, get hot, humid, windy, climate, sunshine, heat wave',
  future:
    'next year, in the future, next summer, going to rise, going to fall, going up, going down, go up, go down, will rents, rents will, will prices, prices will, predict, prediction, forecast, rent trends, five years, in a year, in … years, years from now, drop soon, come down, rise soon, crash, bubble, good time to rent, wait to rent, by next, interest rates, mortgage rates, be cheaper, get cheaper, getting cheaper, become cheaper, will … cheaper, will … rise, will … fall, will … drop, will … increase, will … decrease, be more expensive, get more expensive, in 2027, in 2028, in 2029, in 2030, in 2035, next spring, next fall, next winter, keep rising, keep going, housing crash, years ago, year ago, rent history, price history, history of … rent, used to cost, cost last year, rent last year, was … rent',
  safety:
    'safe, safety, safest, crime, dangerous area, dangerous neighborhood, sketchy, rough area, rough neighborhood, bad area, bad neighborhood, break ins, burglaries, burglary, murders, =shootings, theft, robberies, walk at night, walk alone, at night, gangs, sex offenders, muggings, hood, dodgy, unsafe, ghetto, rough part, good part of town, bad part of town',
  thisSite:
    'this site, this website, this portal, this platform, this app, this page, this service, your site, your website, the portal, the platform, the website',
  neighbors:
    'neighbor pay, neighbors pay, neighbour pays, my neighbor, my neighbors, neighbors like, neighbours like, neighbors noisy, loud neighbors, noisy, noise level, how loud, quiet at night, people upstairs, upstairs neighbor, next door pay, does next door, full of, what people live, people live there, people live around, people live here, people who live, kind of people live, sort of people, type of people, residents, the crowd, people in … building, people … friendly, neighbors friendly, people like there, people there, neighborhood like, what is the area like, area like, the vibe, nice area, nice neighborhood, good area, good neighborhood, quiet area, quiet street, quiet neighborhood',
  schools:
    'school rating, schools rated, good schools, best schools, school district, school ranking, how good are the schools, elementary school, high school, schools like, are the schools, elementary, kindergarten, preschool, middle school, daycare, schools near, schools nearby, schools around, school near, schools in, best school, good school, public schools, which school, what school, kid go to, kids go to, child go to, children go to, son go to, daughter go to',
  commute:
    'commute, how long does it take, how far is, drive time, travel time, minutes to, traffic, walk to, bus line, next train, train schedule, bart schedule, how long to get, distance to, the drive, a drive, drive from, drive to, driving to, ride to, ride from, bike to, on foot, get to work, how far, walk from, how long … walk, how long … ride, how long … drive, how long … bus, how long … bike, how long … train',
  opinion:
    'landlord nice, nice landlord, is the landlord, landlord like, good landlord, will the landlord, would the landlord, will they accept, accept me, accept my, be accepted, get accepted, approve me, approved for, chances, is it negotiable, negotiable, negotiate, discount, lower the rent, trustworthy, honest, reliable tenant, good tenant, pay on time, will she pay, will he pay, will maya, how old is the building, year built, how old is, built in, haunted, ghosts, kind of person, nice person, good person, decent person, nice guy, good guy, easygoing, easy going, laid back, strict, get along with, a jerk, anger, temper, rude, mean to, nasty, creepy, trash the, trash my, wreck the, wreck my, ruin the, ruin my, pay late, be a problem, cause trouble, troublemaker, =odds',
  nearbyThings:
    'restaurant, restaurants, coffee shop, cafe, grocery store, supermarket, gym nearby, bars nearby, hospital, nearest, things to do, nightlife, pharmacy, where can i eat, good food, pizza, brunch, closest gym, closest store, closest shop, closest park, closest bar, closest laundromat, closest grocery',
  whereIs: 'where is the, where are the, where s the, how close is, how close are',
  utilities:
    'utilities cost, pay for electricity, pay for gas, pay for water, pay for heat, pay for heating, pay for utilities, pay for internet, utilities be, utility bill, electric bill, electricity bill, gas bill, water bill, heating bill, internet cost, how much are utilities, how much is electricity, internet speed, wifi speed, cell reception, utilities run',
  outside:
    'score, who won, stock market, news today, the time, what time is it, what day is it, exchange rate, flight, flights, lottery, superbowl, world cup, playoffs, earthquake, earthquakes, flood zone, flood risk, flood area, area flood, street flood, earthquake zone, fire zone, wildfire, wildfires, air quality, pollution, internet provider',
} as const satisfies Record<string, string>

export type Concept = keyof typeof lexicon
