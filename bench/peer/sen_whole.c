/* Sen, base edition, to 100 ravens: the whole position by hand, as the engine keeps it.
 *
 * Where each card lies, who knows it, the public numbers, a phase, who is asked. `legal` lists the answers, `apply`
 * carries one out, and a random game goes from question to question. Chance is drawn as in the engine: from equal
 * seeds both play the same games, answer by answer. `sen_whole SEATS GAMES` prints answers, and CPU seconds.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 54, LANDS = 4, PEEKS = 2, TARGET = 100, PENALTY = 5, TAKE2 = 10, PEEK1 = 11, SWAP2 = 12 };
enum { PILE, DISCARD, HAND, DREAM, ZONES = DREAM + 5 };
enum { FIRST, TURN, DRAWN, TWO, PEEK, SWAP_A, SWAP_B, COUNT, OVER };
enum { WAKE, DRAW, TAKE, KEEP, DROP, USE, HOLD, LAND, NEXT };
enum { BAG = -1, OPEN = 255, EVERYONE = 127, TOP = -1 };

typedef struct { int verb, arg, arg2; } Answer;
typedef struct { int count; const Answer *all; } Answers;
typedef struct {
    int8_t cards[ZONES][CARDS];
    int size[ZONES];
    uint8_t known[CARDS];
    int phase, asked, mover, caller, round, pointed, score[5], points[5], peeked[5];
} State;

static const int HOW_MANY[13] = {4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3};
static const int RAVENS[13] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7};
static const int SIGHT[ZONES] = {BAG, OPEN};
static int seats, kind_of[CARDS];
static Answer on_turn[] = {{WAKE, 0, 0}, {DRAW, 0, 0}, {TAKE, 0, 0}, {TAKE, 1, 0}, {TAKE, 2, 0}, {TAKE, 3, 0}};
static Answer on_drawn[] = {{KEEP, 0, 0}, {KEEP, 1, 0}, {KEEP, 2, 0}, {KEEP, 3, 0}, {DROP, 0, 0}, {USE, 0, 0}};
static Answer on_two[] = {{HOLD, 0, 0}, {HOLD, 1, 0}}, next_round[] = {{NEXT, 0, 0}};
static Answer table[5 * LANDS], own[5][1 << LANDS][LANDS], others[5][5 * LANDS][5 * LANDS];
static int own_count[1 << LANDS], others_count[5][5 * LANDS];

static uint64_t chance;

static inline int below(int n) {                       /* as FastRng */
    chance = (chance & 0xFFFFFFFF) * 1791398085ULL + (chance >> 32);
    return (int)((((chance ^ (chance >> 32)) & 0xFFFFFFFF) * (uint64_t)n) >> 32);
}

/* ---- cards, and who knows them */
static void move(State *s, int src, int i, int dst, int j, int show) {
    int8_t *from = s->cards[src], *to = s->cards[dst];
    int n = --s->size[src], m = s->size[dst]++;
    if (i == TOP)
        i = n;
    int card = from[i];
    for (; i < n; i++)                                 /* rows are short: quicker than memmove */
        from[i] = from[i + 1];
    s->known[card] = SIGHT[dst] == BAG ? 0 : (s->known[card] & EVERYONE) | show | SIGHT[dst];
    if (j == TOP)
        j = m;
    for (; m > j; m--)
        to[m] = to[m - 1];
    to[j] = card;
}

static void draw(State *s, int dst, int show) {        /* from the bag: any card */
    int8_t *pile = s->cards[PILE];
    int last = --s->size[PILE], i = below(last + 1), card = pile[i];
    pile[i] = pile[last];
    s->known[card] = show | SIGHT[dst];
    s->cards[dst][s->size[dst]++] = card;
}

static void reveal(State *s, int zone, int i, int to) {
    s->known[s->cards[zone][i]] |= to;
}

/* ---- the rules */
static void new_round(State *s) {
    for (int seat = 0; seat < seats; seat++) {
        for (int k = 0; k < LANDS; k++)
            draw(s, DREAM + seat, 0);
        s->peeked[seat] = 0;
    }
    draw(s, DISCARD, 0);
    s->caller = s->pointed = -1;
    s->phase = FIRST;
    s->asked = (1 << seats) - 1;
}

static Answers legal(const State *s, int seat) {
    if (!(s->asked >> seat & 1))
        return (Answers){0, NULL};
    switch (s->phase) {
    case TURN:
        return (Answers){2 + LANDS, on_turn};
    case DRAWN:
        return (Answers){LANDS + (kind_of[s->cards[HAND][0]] >= TAKE2 ? 2 : 1), on_drawn};
    case FIRST:
        return (Answers){own_count[s->peeked[seat]], own[seat][s->peeked[seat]]};
    case TWO:
        return (Answers){2, on_two};
    case COUNT:
        return (Answers){1, next_round};
    case SWAP_B:
        return (Answers){others_count[seat][s->pointed], others[seat][s->pointed]};
    default:
        return (Answers){seats * LANDS, table};
    }
}

static void end_round(State *s) {
    int low = 1000, over = 0;
    for (int seat = 0; seat < seats; seat++) {
        s->points[seat] = 0;
        for (int i = 0; i < LANDS; i++) {
            reveal(s, DREAM + seat, i, OPEN);
            s->points[seat] += RAVENS[kind_of[s->cards[DREAM + seat][i]]];
        }
        if (s->points[seat] < low)
            low = s->points[seat];
    }
    if (s->caller >= 0)
        s->points[s->caller] = s->points[s->caller] == low ? 0 : s->points[s->caller] + PENALTY;
    for (int seat = 0; seat < seats; seat++)
        over |= (s->score[seat] += s->points[seat]) >= TARGET;
    s->round++;
    s->mover = (s->mover + 1) % seats;
    s->phase = over ? OVER : COUNT;
    s->asked = over ? 0 : (1 << seats) - 1;
}

static void end_turn(State *s) {
    if (!s->size[PILE]) {
        end_round(s);
        return;
    }
    s->mover = s->mover + 1 == seats ? 0 : s->mover + 1;
    s->phase = TURN;
    s->asked = 1 << s->mover;
}

static void exchange(State *s, int seat, int slot) {
    move(s, DREAM + seat, slot, DISCARD, TOP, 0);
    move(s, HAND, 0, DREAM + seat, slot, 0);
    end_turn(s);
}

static void use(State *s, int seat, int kind) {
    if (kind == SWAP2) {
        s->phase = SWAP_A;
    } else if (kind == PEEK1) {
        s->phase = PEEK;
    } else if (!s->size[PILE]) {
        end_turn(s);
    } else {
        draw(s, HAND, 1 << seat);
        if (s->size[PILE]) {
            draw(s, HAND, 1 << seat);
            s->phase = TWO;
        }
    }
}

static void apply(State *s, int seat, const Answer *answer) {
    int kind, a, b;
    switch (s->phase) {
    case TURN:
        if (answer->verb == DRAW) {
            draw(s, HAND, 1 << seat);
            s->phase = DRAWN;
        } else if (answer->verb == TAKE) {
            move(s, DISCARD, TOP, HAND, TOP, 0);
            exchange(s, seat, answer->arg);
        } else {
            s->caller = seat;
            end_round(s);
        }
        break;
    case DRAWN:
        if (answer->verb == KEEP) {
            exchange(s, seat, answer->arg);
            break;
        }
        kind = kind_of[s->cards[HAND][0]];
        move(s, HAND, 0, DISCARD, TOP, 0);
        if (answer->verb == USE)
            use(s, seat, kind);
        else
            end_turn(s);
        break;
    case FIRST:
        reveal(s, DREAM + seat, answer->arg2, 1 << seat);
        s->peeked[seat] |= 1 << answer->arg2;
        if (LANDS - own_count[s->peeked[seat]] == PEEKS && !(s->asked &= ~(1 << seat))) {
            s->phase = TURN;
            s->asked = 1 << s->mover;
        }
        break;
    case TWO:
        move(s, HAND, 1 - answer->arg, DISCARD, TOP, 0);
        s->phase = DRAWN;
        break;
    case PEEK:
        reveal(s, DREAM + answer->arg, answer->arg2, 1 << seat);
        end_turn(s);
        break;
    case SWAP_A:
        s->pointed = answer->arg * LANDS + answer->arg2;
        s->phase = SWAP_B;
        break;
    case SWAP_B:
        a = DREAM + s->pointed / LANDS, b = s->pointed % LANDS;
        kind = s->cards[a][b];
        s->cards[a][b] = s->cards[DREAM + answer->arg][answer->arg2];
        s->cards[DREAM + answer->arg][answer->arg2] = kind;
        s->pointed = -1;
        end_turn(s);
        break;
    case COUNT:
        s->asked &= ~(1 << seat);
        if (s->asked)
            break;
        for (int zone = DISCARD; zone < DREAM + seats; zone++) {
            memcpy(s->cards[PILE] + s->size[PILE], s->cards[zone], s->size[zone]);
            s->size[PILE] += s->size[zone];
            s->size[zone] = 0;
        }
        memset(s->known, 0, CARDS);
        new_round(s);
    }
}

static long game(const State *first) {
    State s = *first;
    long count = 0;
    s.mover = below(seats);
    new_round(&s);
    while (s.asked) {
        int seat = __builtin_ctz(s.asked);
        Answers answers = legal(&s, seat);
        apply(&s, seat, &answers.all[below(answers.count)]);
        count++;
    }
    return count;
}

static void make_answers(void) {
    for (int seat = 0; seat < seats; seat++)
        for (int slot = 0; slot < LANDS; slot++)
            table[seat * LANDS + slot] = (Answer){LAND, seat, slot};
    for (int mask = 0; mask < 1 << LANDS; mask++) {
        own_count[mask] = LANDS - __builtin_popcount(mask);
        for (int seat = 0; seat < seats; seat++)
            for (int slot = 0, n = 0; slot < LANDS; slot++)
                if (!(mask >> slot & 1))
                    own[seat][mask][n++] = table[seat * LANDS + slot];
    }
    for (int seat = 0; seat < seats; seat++)
        for (int pointed = 0; pointed < seats * LANDS; pointed++)
            for (int land = 0; land < seats * LANDS; land++)
                if (land != pointed && !(pointed / LANDS == seat && land / LANDS == seat))
                    others[seat][pointed][others_count[seat][pointed]++] = table[land];
}

int main(int argc, char **argv) {
    seats = argc > 1 ? atoi(argv[1]) : 4;
    long games = argc > 2 ? atol(argv[2]) : 100000, answers = 0;
    State first = {0};
    for (int kind = 0, n = 0; kind < 13; kind++)
        for (int k = 0; k < HOW_MANY[kind]; k++, n++)
            kind_of[n] = kind, first.cards[PILE][n] = n;
    first.size[PILE] = CARDS;
    make_answers();
    chance = ((2654435761ULL + 1442695041ULL) & 0x3FFFFFFFFFFFFFFFULL) | 1;            /* FastRng(1) */
    for (int k = 0; k < 8; k++)
        below(2);
    clock_t start = clock();
    for (long k = 0; k < games; k++)
        answers += game(&first);
    printf("%ld %.6f\n", answers, (double)(clock() - start) / CLOCKS_PER_SEC);
    return 0;
}
