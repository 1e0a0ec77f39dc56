/* Sen, base edition, to 100 ravens, played by chance as fast as a hand can write it: what the hardware allows.
 *
 * The same answers as the engine gives, counted one by one, but nothing is remembered of who knows what, no answer has a
 * name, nobody can look at a position or copy it. `sen SEATS GAMES` prints answers, and CPU seconds.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#include <time.h>

enum { CARDS = 54, LANDS = 4, PEEKS = 2, TARGET = 100, PENALTY = 5, TAKE2 = 10, PEEK1 = 11, SWAP2 = 12 };
static const int COUNT[13] = {4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3};
static const int RAVENS[13] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7};

static uint64_t chance = 88172645463325252ULL >> 2;

static inline int below(int n) {                       /* as FastRng */
    chance = (chance & 0xFFFFFFFF) * 1791398085ULL + (chance >> 32);
    return (int)((((chance ^ (chance >> 32)) & 0xFFFFFFFF) * (uint64_t)n) >> 32);
}

static int8_t deck[CARDS], pile[CARDS], heap[CARDS], dream[5][LANDS];
static int left, lying, seats;

static inline int draw(void) {                         /* from a bag: any card */
    int i = below(left), card = pile[i];
    pile[i] = pile[--left];
    return card;
}

static inline void place(int seat, int slot, int card) {
    heap[lying++] = dream[seat][slot];
    dream[seat][slot] = (int8_t)card;
}

/* A turn; whether the round was called off. */
static inline int turn(int seat, long *answers) {
    int what = below(2 + LANDS);
    ++*answers;
    if (what == 0)                                     /* wake up */
        return 1;
    if (what > 1) {                                    /* take */
        int card = heap[--lying];
        place(seat, what - 2, card);
        return 0;
    }
    int card = draw();
    for (;;) {                                         /* keep, drop, use */
        int k = below(LANDS + (card >= TAKE2 ? 2 : 1));
        ++*answers;
        if (k < LANDS) {
            place(seat, k, card);
            return 0;
        }
        heap[lying++] = (int8_t)card;
        if (k == LANDS)
            return 0;
        if (card != TAKE2)
            break;
        if (!left)
            return 0;
        card = draw();
        if (left) {
            int other = draw();
            ++*answers;
            int held = below(2);
            heap[lying++] = (int8_t)(held ? card : other);
            card = held ? other : card;
        }
    }
    int all = seats * LANDS, first = below(all);       /* the land that is peeked at, or the first of two */
    ++*answers;
    if (card == SWAP2) {
        int own = first / LANDS == seat, second;
        if (own) {                                     /* any land of the others */
            second = below(all - LANDS);
            if (second >= seat * LANDS)
                second += LANDS;
        } else {
            second = below(all - 1);
            if (second >= first)
                second++;
        }
        ++*answers;
        int8_t kept = dream[first / LANDS][first % LANDS];
        dream[first / LANDS][first % LANDS] = dream[second / LANDS][second % LANDS];
        dream[second / LANDS][second % LANDS] = kept;
    }
    return 0;
}

static long game(void) {
    int score[5] = {0}, over = 0, mover = below(seats);
    long answers = 0;
    while (!over) {
        memcpy(pile, deck, CARDS);
        left = CARDS;
        lying = 0;
        for (int seat = 0; seat < seats; seat++)
            for (int slot = 0; slot < LANDS; slot++)
                dream[seat][slot] = (int8_t)draw();
        heap[lying++] = (int8_t)draw();
        for (int seat = 0; seat < seats; seat++)
            for (int k = 0; k < PEEKS; k++, answers++)
                below(LANDS - k);
        int caller = -1;
        while (left) {
            if (turn(mover, &answers)) {
                caller = mover;
                break;
            }
            if (left)
                mover = mover + 1 == seats ? 0 : mover + 1;
        }
        int points[5], low = 1000;
        for (int seat = 0; seat < seats; seat++) {
            points[seat] = 0;
            for (int slot = 0; slot < LANDS; slot++)
                points[seat] += RAVENS[dream[seat][slot]];
            if (points[seat] < low)
                low = points[seat];
        }
        if (caller >= 0)
            points[caller] = points[caller] == low ? 0 : points[caller] + PENALTY;
        for (int seat = 0; seat < seats; seat++)
            over |= (score[seat] += points[seat]) >= TARGET;
        mover = (mover + 1) % seats;
        if (!over)
            answers += seats;                          /* next */
    }
    return answers;
}

int main(int count, char **given) {
    seats = count > 1 ? atoi(given[1]) : 4;
    long games = count > 2 ? atol(given[2]) : 100000, answers = 0;
    int n = 0;
    for (int kind = 0; kind < 13; kind++)
        for (int k = 0; k < COUNT[kind]; k++)
            deck[n++] = (int8_t)kind;
    clock_t start = clock();
    for (long k = 0; k < games; k++)
        answers += game();
    printf("%ld %.6f\n", answers, (double)(clock() - start) / CLOCKS_PER_SEC);
    return 0;
}
